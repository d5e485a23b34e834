// Loads what shows ideas when they are asked for, with its words.

import { locale } from "../../i18n/core.svelte.ts";
import { loadWords } from "../../i18n/loading.ts";

export const withHintWords = <T>(module: Promise<T>): Promise<T> =>
  Promise.all([module, loadWords(locale(), "reasons")]).then(([loaded]) => loaded);
