import { describe, expect, it } from "vitest";
import type { PuzzleLine } from "../api/types.ts";
import { setLocale } from "../i18n/core.svelte.ts";
import { CODES } from "../words/reasons/codes.ts";
import { after, fits } from "./list.svelte.ts";
import { catalogues } from "./messages.ts";
import { becauseWord, goalWord, lessWord, standingWord } from "./reasons.ts";

const ALL = { expansion: "", difficulty: "", progress: "" } as const;
const line = (id: string, more: Partial<PuzzleLine> = {}): PuzzleLine => ({
  id,
  expansions: [],
  seats: 2,
  difficulty: "easy",
  asks: "tile",
  goal: "scores",
  state: "new",
  position: { tile: "BA/L", set: "base", ahead: 0, left: 9 },
  ...more,
});

describe("the choice of puzzles", () => {
  it("is by expansion, difficulty and progress", () => {
    const river = line("1", { expansions: ["river"], difficulty: "hard", state: "solved" });
    expect(fits(river, ALL)).toBe(true);
    expect(fits(river, { ...ALL, expansion: "river", difficulty: "hard", progress: "done" })).toBe(true);
    expect(fits(river, { ...ALL, expansion: "base" })).toBe(false);
    expect(fits(river, { ...ALL, expansion: "cult" })).toBe(false);
    expect(fits(river, { ...ALL, difficulty: "easy" })).toBe(false);
    expect(fits(river, { ...ALL, progress: "open" })).toBe(false);
  });

  it("goes on with the next open one of the choice, and begins again at the end", () => {
    const puzzles = [
      line("a"),
      line("b", { state: "solved" }),
      line("c", { state: "shown" }),
      line("d"),
      line("e", { difficulty: "hard" }),
    ];
    expect(after("a", puzzles, ALL)?.id).toBe("d");
    expect(after("a", puzzles, { ...ALL, difficulty: "hard" })?.id).toBe("e");
    expect(after("e", puzzles, ALL)?.id).toBe("a");
    expect(after("d", puzzles, { ...ALL, difficulty: "medium" })?.id).toBe("e");
    expect(after("nowhere", puzzles, ALL)?.id).toBe("a");
    expect(after("a", [line("a")], ALL)).toBeNull();
  });
});

describe("the sentences of a puzzle", () => {
  const view = {
    seats: [
      { name: "Ann", score: 0, supply: {} },
      { name: "Bob", score: 0, supply: {} },
    ],
    tiles: [],
  };

  it("name feature, place and player, and say an unknown reason as a sum", () => {
    const reason = { code: "shares", kind: "city", x: 2, y: -1, points: 10, seat: 1 };
    const text = becauseWord(reason, view);
    expect(text).toContain("Bob");
    expect(text).toContain("City");
    expect(text).toContain("10");
    expect(becauseWord({ code: "sorcery", points: 3.04 }, view)).toContain("3 points");
    expect(goalWord("sorcery")).toBe(goalWord("better"));
  });

  it("say how the game stands", () => {
    const standing = (ahead: number, left: number) => standingWord({ tile: "BA/L", set: "base", ahead, left });
    expect(standing(-7, 24)).toBe("7 points behind · 24 tiles left");
    expect(standing(1, 1)).toBe("1 point ahead · 1 tile left");
    expect(standing(0, 2)).toBe("level on points · 2 tiles left");
  });

  it("write parts of a point as the language does", async () => {
    expect(lessWord(5.34, true)).toContain("5.3 points");
    await setLocale("de");
    expect(lessWord(5.34, true)).toContain("5,3 Punkte");
    await setLocale("pl");
    expect(becauseWord({ code: "farms", points: 8.8, x: 1, y: 0 }, view)).toContain("8,8 punktu");
    expect(becauseWord({ code: "scores", points: 4 }, view)).toContain("4 punkty");
    await setLocale("en");
  });

  it("exist for each reason in each language", () => {
    for (const words of Object.values(catalogues))
      for (const code of CODES) {
        expect(words).toHaveProperty([`goal.${code}`]);
        expect(words).toHaveProperty([`because.${code}`]);
      }
  });
});
