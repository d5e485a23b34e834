// Loads the words about the end of a game with the components that show it: a match needs none of them before.

import { locale } from "../../i18n/core.svelte.ts";
import { loadWords } from "../../i18n/loading.ts";

export const withResultWords = <T>(module: Promise<T>): Promise<T> =>
  Promise.all([module, loadWords(locale(), "result")]).then(([loaded]) => loaded);
