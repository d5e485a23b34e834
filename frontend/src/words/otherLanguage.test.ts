import { afterEach, expect, it } from "vitest";
import { setLocale } from "../i18n/core.svelte.ts";
import { catalogues } from "./messages.ts";
import { kindWord } from "./words.ts";

// As in a page that fetched the words of one language only.
const english = catalogues.en as Record<string, unknown>;
const kept = english["kind.city"];

afterEach(async () => {
  english["kind.city"] = kept;
  await setLocale("en");
});

it("names kinds of features in German where no English words are loaded", async () => {
  await setLocale("de");
  delete english["kind.city"];
  expect(kindWord("city")).toBe("Stadt");
});
