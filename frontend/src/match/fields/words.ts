// Loads the words of the aids that are shown when somebody asks for them, with the components that show them.

import { locale } from "../../i18n/core.svelte.ts";
import { loadWords } from "../../i18n/loading.ts";

export const withAidWords = <T>(module: Promise<T>): Promise<T> =>
  Promise.all([module, loadWords(locale(), "aids")]).then(([loaded]) => loaded);
