// Loads the component for ideas, and its words, once the player asks for ideas.

import { locale } from "../../i18n/core.svelte.ts";
import { loadWords } from "../../i18n/loading.ts";

export const withHintWords = <T>(module: Promise<T>): Promise<T> =>
  Promise.all([module, loadWords(locale(), "reasons")]).then(([loaded]) => loaded);
