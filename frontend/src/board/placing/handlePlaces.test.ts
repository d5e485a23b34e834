import { describe, expect, it } from "vitest";
import { handlePlaces, type Around } from "./handlePlaces.ts";

const EVERYWHERE = { x: -2000, y: -2000, width: 4000, height: 4000 };
const around = (more: Partial<Around>): Around => ({
  count: 2,
  tiles: [],
  cells: [],
  seen: EVERYWHERE,
  scale: 1,
  ...more,
});
const cell = { x: 0, y: 0 };
const NORTH = { x: 0, y: -1 };
const SOUTH = { x: 0, y: 1 };
const EAST = { x: 1, y: 0 };

describe("the buttons beside a tile", () => {
  it("lie at its foot where that is free, side by side and off the tile", () => {
    const { middles, box } = handlePlaces(cell, around({ tiles: [NORTH] }));
    const [turn, confirm] = middles;
    expect(turn!.y).toBe(confirm!.y);
    expect(confirm!.x - turn!.x).toBeGreaterThanOrEqual(44);
    expect(box.y).toBeGreaterThan(100);
  });

  it("stand in the middle where there is only one", () => {
    expect(handlePlaces(cell, around({ count: 1 })).middles).toEqual([{ x: 50, y: 130 }]);
  });

  it("lie at a side without a tile, where one lies at the foot", () => {
    expect(handlePlaces(cell, around({ tiles: [SOUTH] })).box.x).toBeGreaterThan(100);
    const west = handlePlaces(cell, around({ tiles: [SOUTH, EAST] })).box;
    expect(west.x + west.width).toBeLessThan(0);
    const north = handlePlaces(cell, around({ tiles: [SOUTH, EAST, { x: -1, y: 0 }] })).box;
    expect(north.y + north.height).toBeLessThan(0);
  });

  it("keep off the tiles at a corner, where the pair is longer than the tile", () => {
    const { box } = handlePlaces(cell, around({ tiles: [NORTH, EAST, { x: 1, y: 1 }, { x: -1, y: -1 }], scale: 0.6 }));
    expect(box.y > 100 ? box.x + box.width : 0).toBeLessThanOrEqual(100.01);
  });

  it("leave other cells to choose open, but tiles before them", () => {
    expect(handlePlaces(cell, around({ tiles: [NORTH], cells: [cell, SOUTH] })).box.x).toBeGreaterThan(100);
    const wedged = { tiles: [NORTH, EAST, { x: -1, y: 0 }], cells: [SOUTH] };
    expect(handlePlaces(cell, around(wedged)).box.y).toBeGreaterThan(100);
  });

  it("stay in sight", () => {
    const seen = { x: -400, y: -400, width: 800, height: 520 };
    const { box } = handlePlaces(cell, around({ tiles: [EAST], seen }));
    expect(box.y + box.height).toBeLessThanOrEqual(120);
    expect(box.x).toBeGreaterThanOrEqual(-400);
  });
});
