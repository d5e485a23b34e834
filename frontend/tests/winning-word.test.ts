import { afterEach, expect, it } from "vitest";
import { setLocale, type Locale } from "../src/i18n/core.svelte.ts";
import { winningWord } from "../src/match/result/story.ts";

const row = (name: string, total: number) => ({ seat: 0, name, rank: 1, total, by: new Map() });

afterEach(() => setLocale("en"));

it.each<[Locale, string, string]>([
  ["en", "Ann wins with 80 points", "Ann wins with 1 point"],
  ["de", "Ann gewinnt mit 80 Punkten", "Ann gewinnt mit 1 Punkt"],
  ["pl", "Wygrywa Ann: 80 punktów", "Wygrywa Ann: 1 punkt"],
])("says in %s with how many points somebody won", async (locale, many, one) => {
  await setLocale(locale);
  expect([80, 1].map((total) => winningWord([row("Ann", total)]))).toEqual([many, one]);
});

it("names all who share the first place", async () => {
  await setLocale("de");
  const said = winningWord([row("Ann", 12), row("Bob", 12)]);
  expect(said).toBe("Ann und Bob teilen sich den ersten Platz mit 12 Punkten");
});
