import { describe, expect, it } from "vitest";
import { linesOf, timeUsed, type Statistics } from "./lines.ts";

const STATISTICS: Statistics = {
  expansion: null,
  totals: { games: 3, wins: 1, mean: 61.4, best: 80, tiles: 72, figures: 30, time_ms: 5_400_000 },
  biggest: { points: 24, reason: "city", match: "abcdefghij" },
  places: [{ seats: 2, places: [1, 2] }],
  sources: [{ reason: "city", points: 120 }],
};

describe("a player's statistics", () => {
  it("says games, wins with their share, scores, and the most points at once with its match", () => {
    expect(linesOf(STATISTICS)).toEqual([
      { label: "Games", value: "3" },
      { label: "Wins", value: "1 (33%)" },
      { label: "Points on average", value: "61.4" },
      { label: "Best score", value: "80" },
      { label: "Tiles placed", value: "72" },
      { label: "Figures placed", value: "30" },
      { label: "Most points at once", value: "24 · Cities", match: "abcdefghij" },
      { label: "Time used", value: "1.5 hr" },
    ]);
  });
  it("leaves out what nothing is known of", () => {
    const totals = { ...STATISTICS.totals, time_ms: 0 };
    const labels = linesOf({ ...STATISTICS, totals, biggest: null }).map(({ label }) => label);
    expect(labels).not.toContain("Time used");
    expect(labels).not.toContain("Most points at once");
  });
  it("says short times in minutes", () => {
    expect(timeUsed(150_000)).toBe("3 min");
  });
});
