// Loads the words of a language (see languages.ts beside vite.config.ts): those of the site first, those that all pages
// but the first share, and those of some pages, when such a page is opened, those of refusals with the page of a
// table or the first refusal.

import type { Locale } from "./render.ts";

export type Group =
  | "site"
  | "shared"
  | "setup"
  | "table"
  | "board"
  | "expansions"
  | "ahead"
  | "aids"
  | "result"
  | "reasons"
  | "pages"
  | "refusals";
type Catalogue = Record<string, unknown>;
type Loader = () => Promise<{ default: Record<string, Catalogue> }>;

const LOADERS: Record<Locale, Record<Group, Loader>> = {
  en: {
    site: () => import("virtual:words/en/site"),
    shared: () => import("virtual:words/en/shared"),
    setup: () => import("virtual:words/en/setup"),
    board: () => import("virtual:words/en/board"),
    expansions: () => import("virtual:words/en/expansions"),
    table: () => import("virtual:words/en/table"),
    ahead: () => import("virtual:words/en/ahead"),
    aids: () => import("virtual:words/en/aids"),
    result: () => import("virtual:words/en/result"),
    reasons: () => import("virtual:words/en/reasons"),
    pages: () => import("virtual:words/en/pages"),
    refusals: () => import("virtual:words/en/refusals"),
  },
  de: {
    site: () => import("virtual:words/de/site"),
    shared: () => import("virtual:words/de/shared"),
    setup: () => import("virtual:words/de/setup"),
    board: () => import("virtual:words/de/board"),
    expansions: () => import("virtual:words/de/expansions"),
    table: () => import("virtual:words/de/table"),
    ahead: () => import("virtual:words/de/ahead"),
    aids: () => import("virtual:words/de/aids"),
    result: () => import("virtual:words/de/result"),
    reasons: () => import("virtual:words/de/reasons"),
    pages: () => import("virtual:words/de/pages"),
    refusals: () => import("virtual:words/de/refusals"),
  },
  pl: {
    site: () => import("virtual:words/pl/site"),
    shared: () => import("virtual:words/pl/shared"),
    setup: () => import("virtual:words/pl/setup"),
    board: () => import("virtual:words/pl/board"),
    expansions: () => import("virtual:words/pl/expansions"),
    table: () => import("virtual:words/pl/table"),
    ahead: () => import("virtual:words/pl/ahead"),
    aids: () => import("virtual:words/pl/aids"),
    result: () => import("virtual:words/pl/result"),
    reasons: () => import("virtual:words/pl/reasons"),
    pages: () => import("virtual:words/pl/pages"),
    refusals: () => import("virtual:words/pl/refusals"),
  },
};
const catalogues = new Map<string, Catalogue>();
const groups = new Set<Group>();
const loaded = new Set<string>();
// In development and in tests all words are there from the start.
const ALL_THERE = !import.meta.env.PROD;

/** The catalogue of a path. It is empty at first; loading its words fills it. */
export function catalogueAt(path: string): Catalogue {
  const catalogue = catalogues.get(path) ?? {};
  catalogues.set(path, catalogue);
  return catalogue;
}

/** Whether a language has the words of every group that is on show. */
export const isLoaded = (language: Locale): boolean =>
  ALL_THERE || [...groups].every((group) => loaded.has(`${language}/${group}`));

/** Fills the catalogues of one group, now and in each language chosen later. Rejects if they can't be fetched. */
export async function loadWords(language: Locale, group: Group): Promise<void> {
  groups.add(group);
  if (ALL_THERE || loaded.has(`${language}/${group}`)) return;
  const { default: words } = await LOADERS[language][group]();
  for (const [path, catalogue] of Object.entries(words)) Object.assign(catalogueAt(path), catalogue);
  loaded.add(`${language}/${group}`);
}

/** Loads a language as far as it is needed. Rejects if it can't be fetched. */
export async function loadLanguage(language: Locale): Promise<void> {
  await Promise.all([...groups].map((group) => loadWords(language, group)));
}
