// Loads the words of the analysis with what shows it. The list of their files is here and not with those of the whole
// site (src/i18n/loading.ts), which the lobby fetches.

import { locale } from "../../i18n/core.svelte.ts";
import { catalogueAt } from "../../i18n/loading.ts";
import type { Locale } from "../../i18n/render.ts";

const LOADERS: Record<Locale, () => Promise<{ default: Record<string, Record<string, unknown>> }>> = {
  en: () => import("virtual:words/en/analysis"),
  de: () => import("virtual:words/de/analysis"),
  pl: () => import("virtual:words/pl/analysis"),
};

/** Resolves with the module once the words of the language on show are there. */
export async function withAnalysisWords<T>(module: Promise<T>): Promise<T> {
  const [loaded, words] = await Promise.all([module, LOADERS[locale()]()]);
  for (const [path, catalogue] of Object.entries(words.default)) Object.assign(catalogueAt(path), catalogue);
  return loaded;
}
