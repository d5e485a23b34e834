import { describe, expect, it } from "vitest";
import type { Art } from "../art/art.ts";
import type { PlacedTile } from "../protocol/types.ts";
import { key } from "./geometry.ts";
import { boardSummary, openCities } from "./summary.ts";

const city = (...spots: string[]) => ({ kind: "city", spots, at: { x: 50, y: 50 }, path: "" });
const art: Art = {
  tiles: {
    cap: { symbol: "cap", segments: [city("N")] },
    both: { symbol: "both", segments: [city("N"), city("S")] },
    through: { symbol: "through", segments: [city("E", "W")] },
    meadow: { symbol: "meadow", segments: [] },
  },
};
const board = (...placed: [tile: string, x: number, y: number, rotation: number][]) =>
  new Map<string, PlacedTile>(placed.map(([tile, x, y, rotation]) => [key(x, y), { tile, x, y, rotation }]));

describe("the board in a sentence", () => {
  it("counts cities that are open, each once", () => {
    expect(openCities(art, board(["cap", 0, 0, 0]))).toBe(1);
    expect(openCities(art, board(["both", 0, 0, 0]))).toBe(2);
    expect(openCities(art, board(["through", 0, 0, 0], ["through", 1, 0, 180]))).toBe(1);
  });

  it("counts no city that is closed, by another part of it or by any other tile", () => {
    expect(openCities(art, board(["cap", 0, 0, 0], ["cap", 0, -1, 180]))).toBe(0);
    expect(openCities(art, board(["cap", 0, 0, 0], ["meadow", 0, -1, 0]))).toBe(0);
    expect(openCities(art, board(["cap", 0, 0, 90], ["through", 1, 0, 0], ["cap", 2, 0, 270]))).toBe(0);
  });

  it("says what is the reader's", () => {
    const counts = { tiles: 2, cities: 1 };
    const pieces = [
      { seat: 0, piece: "meeple", x: 0, y: 0, feature: "city@N" },
      { seat: 1, piece: "meeple", x: 0, y: 1, feature: "city@N" },
    ];
    expect(boardSummary(counts, pieces, 0)).toBe("2 tiles, 1 open city. Yours: City (the start).");
    expect(boardSummary(counts, [], 0)).toBe("2 tiles, 1 open city. Nothing is yours yet.");
    expect(boardSummary(counts, pieces, null)).toBe("2 tiles, 1 open city.");
  });
});
