import { expect, it } from "vitest";
import { setLocale } from "../i18n/index.ts";
import { lengthWords, minutes } from "./minutes.ts";

it("counts a person's decisions at a person's pace and those of bots at theirs", () => {
  // 142 decisions of two people: 24 to 47 minutes; of a person and a bot: 13 to 25.
  expect(minutes(142, 2, 2)).toEqual([25, 45]);
  expect(minutes(142, 2, 1)).toEqual([15, 25]);
});

it("always says a span, however short the game", () => {
  expect(minutes(6, 2, 1)).toEqual([5, 10]);
});

it("says nothing where nothing was counted", () => {
  setLocale("en");
  const preset = { name: "base" as const, expansions: [], decisions: { "2": 142 } };
  expect(lengthWords(preset, 2, 1)).toBe("15 to 25 minutes");
  expect(lengthWords(preset, 2, 1, "length.short")).toBe("15–25 min");
  expect(lengthWords(preset, 3, 1)).toBe("");
  expect(lengthWords(undefined, 2, 1)).toBe("");
});
