import { expect, it } from "vitest";
import type { Art } from "../../art/art.ts";
import type { View } from "../../protocol/types.ts";
import { claimLines, lineOnBoard } from "./claimLines.ts";

const art: Art = {
  tiles: {
    road: {
      symbol: "r",
      segments: [{ kind: "road", spots: ["N", "S"], at: { x: 50, y: 50 }, path: "", line: "M50 0L50 100" }],
    },
    field: { symbol: "f", segments: [{ kind: "field", spots: ["NL"], at: { x: 50, y: 50 }, path: "M0 0H9Z" }] },
  },
};
const placed = (tile: string, x: number, rotation: number) => ({ tile, x, y: 0, rotation });

it("turns a line with its tile and puts it where the tile lies", () => {
  expect(lineOnBoard("M50 0L50 100", placed("road", 2, 90))).toBe("M300 50 L200 50 ");
  expect(lineOnBoard("M50 0C50 -10 12.5 20 50 100", placed("road", -1, 0))).toBe("M-50 0 C-50 -10 -87.5 20 -50 100 ");
});

it("draws a feature over several tiles as one path, and a field not at all", () => {
  const tiles = new Map([
    ["0,0", placed("road", 0, 90)],
    ["1,0", placed("road", 1, 90)],
    ["2,0", placed("field", 2, 0)],
  ]);
  const view = { tiles: [...tiles.values()] } as unknown as View;
  const spots = [0, 1].map((x) => ({ x, y: 0, feature: "road@E" }));
  const road = claimLines(art, tiles, view, { kind: "road", spots, holders: [1], scored: true });
  expect(road.d.match(/M/g)).toHaveLength(2);
  expect(road.areas).toEqual([]);
  const field = { kind: "field", spots: [{ x: 2, y: 0, feature: "field@NL" }], holders: [0], scored: false };
  expect(claimLines(art, tiles, view, field)).toMatchObject({ d: "", areas: [] });
});
