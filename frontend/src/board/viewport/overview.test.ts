import { describe, expect, it } from "vitest";
import { leastHidden, onShow, overviewOf, within } from "./overview.ts";

const row = Array.from({ length: 20 }, (_, x) => ({ x, y: 0 }));

describe("the overview of the board", () => {
  it("knows what is on show", () => {
    expect(onShow({ x: -500, y: 20, k: 0.5 }, { width: 400, height: 300 })).toEqual({
      x: 1000,
      y: -40,
      width: 800,
      height: 600,
    });
  });

  it("is there where the board is larger than the view, and only there", () => {
    expect(overviewOf(row, { x: -50, y: -50, width: 2100, height: 200 })).toBeNull();
    expect(overviewOf(row, { x: 40, y: 0, width: 1960, height: 100 })).toBeNull();
    expect(overviewOf(row, { x: 0, y: 0, width: 1900, height: 200 })).toEqual({
      x: -100,
      y: -100,
      width: 2200,
      height: 300,
    });
    expect(overviewOf(row, { x: 5000, y: 0, width: 100, height: 100 })).not.toBeNull();
  });

  it("lies where it hides least, and says where it would hide a legal cell", () => {
    const seen = { x: 0, y: 0, width: 1000, height: 800 };
    const size = { width: 200, height: 200 };
    const tile = (x: number, y: number) => ({ x, y });
    const at = (tiles: { x: number; y: number }[], legal: { x: number; y: number }[] = []) =>
      leastHidden(seen, size, tiles, legal, "top right");
    expect(at([])).toEqual({ corner: "top right", free: true });
    expect(at([tile(9, 0)])).toEqual({ corner: "top left", free: true });
    expect(at([tile(9, 0), tile(0, 0)])).toEqual({ corner: "bottom left", free: true });
    expect(at([tile(9, 0), tile(0, 0)], [tile(0, 7)]).corner).toBe("top right");
    expect(at([], [tile(9, 1), tile(0, 1), tile(1, 6)]).free).toBe(false);
  });

  it("frames what is on show as far as it is on the map", () => {
    const all = { x: 0, y: 0, width: 100, height: 100 };
    expect(within({ x: 80, y: -20, width: 60, height: 50 }, all)).toEqual({ x: 80, y: 0, width: 20, height: 30 });
    expect(within({ x: 200, y: 0, width: 10, height: 10 }, all)).toBeNull();
  });
});
