import { afterEach, expect, it } from "vitest";
import { setLocale } from "../../i18n/index.ts";
import { lineWords, PHRASES, phraseWords } from "./phrases.ts";

afterEach(() => setLocale("en"));

it("shows a phrase in the reader's language, whatever the sender's was", () => {
  const line = { phrase: "well_played", text: "Well played!" };
  expect(lineWords(line)).toBe("Well played!");
  setLocale("de");
  expect(lineWords(line)).toBe("Gut gespielt!");
  setLocale("pl");
  expect(lineWords(line)).toBe("Dobra gra!");
});

it("shows the text of a plain line, and of a phrase that only a newer server knows", () => {
  setLocale("de");
  expect(lineWords({ text: "hi" })).toBe("hi");
  expect(lineWords({ phrase: "nonesuch", text: "Something new" })).toBe("Something new");
});

it("has different words for every phrase in each language", () => {
  for (const locale of ["en", "de", "pl"] as const) {
    setLocale(locale);
    expect(new Set(PHRASES.map(phraseWords)).size).toBe(PHRASES.length);
  }
});
