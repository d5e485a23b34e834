import { afterEach, expect, it } from "vitest";
import { setLocale } from "../../i18n/core.svelte.ts";
import { FACES } from "./faces.ts";
import { levelKind, levelLine, levelName, levelPace, levelStrength, levelTitle } from "./levels.ts";

const LEVELS = ["random", "beginner", "greedy", "strong", "patient"];
const row = (level: string, against: string) => ({
  level,
  against,
  games: 70,
  first: 0,
  share: 0.771,
  low: 0.66,
  high: 0.85,
});

afterEach(() => setLocale("en"));

it("gives each level a face, a name and a line of its own, and a pace", () => {
  expect(Object.keys(FACES)).toEqual(LEVELS);
  for (const of of [levelName, levelKind, levelLine]) expect(new Set(LEVELS.map(of)).size).toBe(LEVELS.length);
  expect(LEVELS.map(levelPace).every((pace) => pace.length > 0)).toBe(true);
  expect(levelPace("patient")).not.toBe(levelPace("strong"));
});

it("draws outlines that differ without their colours", () => {
  expect(new Set(Object.values(FACES).map(({ outline }) => outline)).size).toBe(LEVELS.length);
});

it("says how strong a level is against the one below it", async () => {
  const strengths = [row("strong", "greedy")];
  expect(levelStrength("strong", LEVELS, strengths)).toBe("Won 77% of 70 test games against the Ox.");
  expect(levelStrength("random", LEVELS, strengths)).toBe("The easiest bot.");
  await setLocale("de");
  expect(levelStrength("strong", LEVELS, strengths)).toBe("Gewann 77\u00a0% von 70 Testpartien gegen den Ochsen.");
});

it("says nothing about a level that it does not know, or that was not measured", () => {
  expect([levelName("genius"), levelKind("genius"), levelLine("genius"), levelPace("genius")]).toEqual([
    "Genius",
    "",
    "",
    "",
  ]);
  expect(levelTitle("genius")).toBe("Genius");
  expect(levelTitle("strong")).toBe("Fox (Strong)");
  expect(levelStrength("genius", [...LEVELS, "genius"], [])).toBe("");
});
