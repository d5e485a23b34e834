// The two pages of puzzles with their words. They are fetched from here, so that the first page names one file alone.

import { locale } from "../i18n/core.svelte.ts";
import { loadWords } from "../i18n/loading.ts";

const withWords = async <T>(page: Promise<T>): Promise<T> => {
  const [module] = await Promise.all([page, loadWords(locale(), "pages")]);
  return module;
};

export const puzzles = () => withWords(import("./PuzzlesPage.svelte"));
export const puzzle = () => withWords(import("./PuzzlePage.svelte"));
