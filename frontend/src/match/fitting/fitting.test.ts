import { expect, it } from "vitest";
import { fitsOf, isFree } from "./fitting.ts";

it("keeps of what fits only what is left, the most frequent first, the way round it fits", () => {
  const designs = [
    { tile: "BA/A", rotations: [90, 270] },
    { tile: "BA/B", rotations: [0] },
    { tile: "BA/C", rotations: [180] },
  ];
  const left: [string, number][] = [
    ["BA/A", 1],
    ["BA/C", 3],
    ["BA/D", 5],
  ];
  expect(fitsOf(designs, left)).toEqual([
    { tile: "BA/C", rotation: 180, count: 3 },
    { tile: "BA/A", rotation: 90, count: 1 },
  ]);
  expect(fitsOf([], left)).toEqual([]);
});

it("calls a cell free that is beside a tile and has none", () => {
  const tiles = [
    { x: 0, y: 0 },
    { x: 1, y: 0 },
  ];
  expect(isFree(tiles, { x: 1, y: 1 })).toBe(true);
  expect(isFree(tiles, { x: 1, y: 0 })).toBe(false);
  expect(isFree(tiles, { x: -1, y: -1 })).toBe(false);
});
