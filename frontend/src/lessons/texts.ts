// The words of all lessons: those of the base game stand here, those of an expansion in its folder.

import type { LessonTexts, LessonWords } from "../expansions/lessonTypes.ts";
import { locale } from "../i18n/index.ts";
import { de } from "./base.de.ts";
import { en } from "./base.en.ts";
import { pl } from "./base.pl.ts";

const folders = import.meta.glob<{ default: LessonTexts }>("../expansions/*/lesson.ts", { eager: true });

/** The words of each file of lessons; that of the base game is called "base". */
export const lessonTexts: ReadonlyMap<string, LessonTexts> = new Map([
  ["base", { en, de, pl }],
  ...Object.entries(folders).map(([path, { default: texts }]) => [path.split("/").at(-2)!, texts] as const),
]);

/** A lesson's words in the language of the page; those of a lesson that nobody has described are its names. */
export function lessonWords(name: string): LessonWords {
  for (const texts of lessonTexts.values()) {
    const found = texts[locale()][name] ?? texts.en[name];
    if (found) return found;
  }
  return { title: name, steps: {} };
}
