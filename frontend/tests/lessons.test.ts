// Every lesson of the rules has words in each language, and no words are left over.

import { describe, expect, it } from "vitest";
import { LOCALES } from "../src/i18n/index.ts";
import { lessonTexts } from "../src/lessons/texts.ts";
import list from "./expansions.json";

/** The steps of each lesson, and the kinds of their actions. */
type Steps = Record<string, Record<string, string[]>>;
const files: [string, Steps][] = [
  ["base", list.core.lessons],
  ...list.expansions.map(({ name, lessons }): [string, Steps] => [name, lessons as Steps]),
];

describe.each(files)("the lessons of %s", (file, lessons) => {
  it.each(LOCALES)("have a title, and words for each step, in %s", (locale) => {
    const texts = lessonTexts.get(file)?.[locale] ?? {};
    expect(Object.keys(texts).sort()).toEqual(Object.keys(lessons).sort());
    for (const [name, steps] of Object.entries(lessons)) {
      expect(texts[name]!.title.trim()).not.toBe("");
      expect(Object.keys(texts[name]!.steps)).toEqual(Object.keys(steps));
      for (const { goal, done } of Object.values(texts[name]!.steps))
        for (const text of [...goal, done]) expect(text).toMatch(/[.!]$/);
    }
  });

  it.each(LOCALES)("have a sentence for each action, but for an end of turn at the end of a step, in %s", (locale) => {
    for (const [name, steps] of Object.entries(lessons))
      for (const [step, actions] of Object.entries(steps)) {
        const said = lessonTexts.get(file)![locale][name]!.steps[step]!.goal.length;
        expect(said, `${name}.${step}`).toBeLessThanOrEqual(actions.length);
        expect(actions.slice(said), `${name}.${step}`).toEqual(said < actions.length ? ["end_turn"] : []);
      }
  });

  it.each(LOCALES)("are said briefly in %s", (locale) => {
    for (const { steps } of Object.values(lessonTexts.get(file)?.[locale] ?? {}))
      for (const { goal, done } of Object.values(steps))
        for (const text of [...goal, done]) expect(text.length, text).toBeLessThanOrEqual(240);
  });
});

it("no file of words belongs to no lesson", () => {
  const known = files.filter(([, lessons]) => Object.keys(lessons).length > 0).map(([file]) => file);
  for (const file of lessonTexts.keys())
    if (Object.keys(lessonTexts.get(file)!.en).length > 0) expect(known).toContain(file);
});
