// Loads what is about answers in advance when somebody looks at it, with its words.

import { expansions } from "../../expansions/registry.ts";
import type { AheadUIs } from "../../expansions/types.ts";
import { locale } from "../../i18n/core.svelte.ts";
import { loadWords } from "../../i18n/loading.ts";

const withWords = <T>(module: Promise<T>): Promise<T> =>
  Promise.all([module, loadWords(locale(), "ahead")]).then(([loaded]) => loaded);

/** The list under "Game", and how expansions word their kinds. */
export async function loadList() {
  const uis = Promise.all(expansions().map(({ ahead }) => ahead?.uis() ?? Promise.resolve<AheadUIs>({})));
  const { default: Answers } = await withWords(import("./Answers.svelte"));
  return { Answers, uis: Object.assign({}, ...(await uis)) as AheadUIs };
}

/** A component of an expansion's panel. */
export const loadPart = withWords;
