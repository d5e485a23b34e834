import { describe, expect, it } from "vitest";
import { crowded, spread, type Disc } from "./spread.ts";

const disc = (x: number, y: number, room = 12): Disc => ({ x, y, room });
const gaps = (discs: readonly Disc[]): number[] =>
  discs.flatMap((one, nth) =>
    discs.slice(nth + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y) - one.room - other.room),
  );
/** Seven places of a small tile: a town, three fields, three roads. */
const TILE = [disc(20, 50), disc(85, 85), disc(30, 10), disc(80, 15), disc(75, 50), disc(50, 25), disc(50, 75)];

describe("choices on the board", () => {
  it("stay where they are while they have room", () => {
    expect(spread(TILE)).toEqual(TILE);
  });

  it.each([20, 40, 80, 160])("never touch, with a room of %s units each", (room) => {
    const apart = spread(TILE.map((one) => ({ ...one, room })));
    expect(Math.min(...gaps(apart))).toBeGreaterThanOrEqual(0);
    expect(spread(TILE.map((one) => ({ ...one, room })))).toEqual(apart);
  });

  it("stay on the side of their group where they were", () => {
    const middle = (discs: readonly Disc[]) => ({
      x: discs.reduce((sum, { x }) => sum + x, 0) / discs.length,
      y: discs.reduce((sum, { y }) => sum + y, 0) / discs.length,
    });
    const angles = (discs: readonly Disc[]) => {
      const { x, y } = middle(discs);
      return discs.map((one) => Math.atan2(one.y - y, one.x - x));
    };
    const before = angles(TILE);
    const after = angles(spread(TILE.map((one) => ({ ...one, room: 80 }))));
    for (const [nth, angle] of after.entries()) expect(Math.cos(angle - before[nth]!)).toBeGreaterThan(0.95);
  });

  it("never touch where all are one point, and are no mere row", () => {
    const apart = spread(Array.from({ length: 6 }, () => disc(50, 50)));
    expect(Math.min(...gaps(apart))).toBeGreaterThanOrEqual(0);
    const heights = apart.map(({ y }) => y);
    expect(Math.max(...heights) - Math.min(...heights)).toBeGreaterThan(12);
  });

  it("leave room for large ones beside small ones", () => {
    const [large, small] = spread([disc(0, 0, 20), disc(5, 0, 10)]);
    expect(small!.x - large!.x).toBeGreaterThanOrEqual(30);
    expect(small!.x - large!.x).toBeLessThan(33);
  });

  it("stay within a box that holds them", () => {
    const box = { x: 15, y: 15, width: 70, height: 70 };
    const apart = spread(
      TILE.map((one) => ({ ...one, room: 15 })),
      box,
    );
    expect(Math.min(...gaps(apart))).toBeGreaterThan(-1);
    for (const { x, y } of apart) expect(Math.min(x - 15, y - 15, 85 - x, 85 - y)).toBeGreaterThanOrEqual(0);
  });

  it("are crowded where they would lie far from their places on a board that can come nearer", () => {
    const at = (scale: number, count: number) => {
      const home = { x: 50, y: 50 };
      const all = Array.from({ length: count }, () => ({ ...home, home, room: 22 / scale }));
      return crowded(spread(all), scale);
    };
    expect(at(0.25, 30)).toBe(true);
    expect(at(0.25, 3)).toBe(false);
    expect(at(0.4, 30)).toBe(false);
  });
});
