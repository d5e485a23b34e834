// Titles of chapters in the reader's language. The server sends them in English. The words of an expansion stand in its
// folder (`chapters` of words.*.ts), also for its chapters of rulebooks that expansions share.

import { setupUI, setupUIs } from "../../expansions/registry.ts";
import { locale, type Locale } from "../../i18n/index.ts";
import { de } from "./de.ts";
import { pl } from "./pl.ts";
import type { ChapterWords } from "./types.ts";

export const chapterWords: Readonly<Record<Exclude<Locale, "en">, ChapterWords>> = { de, pl };

/** A title and the language that it is in. */
export interface ChapterTitle {
  text: string;
  lang: Locale;
}

/** The title of a chapter of the rulebook `book`, in the chosen language if it has words there, else in English. */
export function chapterTitle(book: string, title: string): ChapterTitle {
  const lang = locale();
  if (lang === "en") return { text: title, lang };
  const folders = setupUIs().map(({ words }) => words[lang].chapters);
  const catalogues = [setupUI(book)?.words[lang].chapters, chapterWords[lang], ...folders];
  const own = catalogues.find((words) => words?.[title] !== undefined)?.[title];
  return own === undefined ? { text: title, lang: "en" } : { text: own, lang };
}
