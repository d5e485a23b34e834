// Every catalogue of every part: the same keys in all languages, the same holes in each text, the plural forms a
// language needs.

import { describe, expect, it } from "vitest";
import "../src/expansions/setups.ts";
import { LOCALES, setLocale, t, type Catalogue, type Locale, type Message } from "../src/i18n/index.ts";
import { rulesWords } from "../src/i18n/rules.ts";
import { chapterTitle, chapterWords } from "../src/rules/chapters/chapters.ts";
import list from "./expansions.json";

type Catalogues = Record<Locale, Catalogue>;
const modules = import.meta.glob<{ catalogues?: Catalogues }>(["../src/i18n/index.ts", "../src/**/messages.ts"], {
  eager: true,
});
const parts = Object.entries(modules).flatMap(([path, { catalogues }]) => (catalogues ? [{ path, catalogues }] : []));

const texts = (message: Message): string[] => (typeof message === "string" ? [message] : Object.values(message));
const holes = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? ""))].sort();

it("finds the catalogues of the parts", () => {
  expect(parts.map((part) => part.path)).toContain("../src/i18n/index.ts");
});

describe.each(parts)("$path", ({ catalogues }) => {
  it.each(LOCALES)("%s has every key, once, and no other", (locale) => {
    expect(Object.keys(catalogues[locale]).sort()).toEqual(Object.keys(catalogues.en).sort());
  });

  it.each(LOCALES)("%s leaves no text empty", (locale) => {
    for (const [key, message] of Object.entries(catalogues[locale]))
      for (const text of texts(message)) expect(text.trim(), key).not.toBe("");
  });

  it.each(LOCALES)("%s asks for the same values as English", (locale) => {
    for (const [key, message] of Object.entries(catalogues.en)) {
      const allowed = new Set([...texts(message).flatMap(holes), ...(typeof message === "string" ? [] : ["count"])]);
      const other = catalogues[locale][key];
      if (other === undefined) throw new Error(`${locale} lacks ${key}`);
      const full = typeof other === "string" ? other : other.other;
      const needed = texts(message)
        .flatMap(holes)
        .filter((hole) => hole !== "count");
      for (const hole of texts(other).flatMap(holes)) expect(allowed, `${locale} ${key}`).toContain(hole);
      for (const hole of needed) expect(holes(full), `${locale} ${key}`).toContain(hole);
    }
  });

  it.each(LOCALES)("%s writes an ellipsis as the language does: after a space in German only", (locale) => {
    const wrong = locale === "de" ? /\S…/ : /\s…/;
    for (const [key, message] of Object.entries(catalogues[locale]))
      for (const text of texts(message)) expect(text, key).not.toMatch(wrong);
  });

  it.each(LOCALES)("%s has the plural forms of its language", (locale) => {
    const forms = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
    for (const [key, message] of Object.entries(catalogues[locale]))
      if (typeof message !== "string") expect(Object.keys(message).sort(), key).toEqual([...forms].sort());
  });
});

describe("words for the rules", () => {
  // English texts of options come from the server, so English has titles and values only.
  const titled = (locale: Locale) =>
    Object.keys(rulesWords[locale])
      .filter((key) => !key.startsWith("option."))
      .sort();

  it.each(LOCALES)("%s names the same things", (locale) => expect(titled(locale)).toEqual(titled("en")));

  it.each(LOCALES)("%s has words for each option of the base game and its values", (locale) => {
    const words = rulesWords[locale];
    const wanted = Object.entries(list.core.options).flatMap(([name, values]) => [
      `title.${name}`,
      ...(locale === "en" ? [] : [`option.${name}`]),
      ...values.map((value) => (`value.${value}` in words ? `value.${value}` : `value.${name}.${value}`)),
    ]);
    for (const key of wanted) expect(words[key]?.trim(), key).toBeTruthy();
    const named = Object.keys(words).filter((key) => /^(title|option)\./.test(key));
    for (const key of named) expect(wanted, key).toContain(key);
  });

  it.each(["de", "pl"] as const)(
    "%s has a title for each chapter of the rulebooks that belong to no expansion",
    (locale) => {
      setLocale(locale);
      for (const [book, titles] of Object.entries(list.core.chapters))
        for (const title of titles) expect(chapterTitle(book, title).lang, `${book}: ${title}`).toBe(locale);
      const titles = Object.values(list.core.chapters).flat();
      for (const title of Object.keys(chapterWords[locale])) expect(titles).toContain(title);
      setLocale("en");
    },
  );
});

describe("plurals", () => {
  it.each([
    ["en", 1, "1 person is here now"],
    ["en", 5, "5 people are here now"],
    ["de", 1, "1 Person ist gerade hier"],
    ["pl", 1, "Jest tu teraz 1 osoba"],
    ["pl", 3, "Są tu teraz 3 osoby"],
    ["pl", 5, "Jest tu teraz 5 osób"],
    ["pl", 22, "Są tu teraz 22 osoby"],
  ] as const)("%s counts %i", (locale, count, said) => {
    setLocale(locale);
    expect(t("hero.here", { count })).toBe(said);
    setLocale("en");
  });

  it("writes numbers as the language does", () => {
    setLocale("de");
    expect(t("hero.here", { count: 12345 })).toContain("12.345");
    setLocale("en");
  });
});
