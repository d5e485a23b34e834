import { describe, expect, it } from "vitest";
import type { View } from "../../protocol/types.ts";
import { projected } from "./projection.ts";

const view = {
  seats: [
    { name: "Ann", score: 10, supply: {} },
    { name: "Bob", score: 4, supply: {} },
  ],
  tiles: [],
} as unknown as View;
const entry = (seat: number, points: number, reason: string) => ({ seat, points, reason });

describe("the end of the game as it would be now", () => {
  it("adds what would be scored to what each seat has, and lists the highest first", () => {
    const found = projected(view, [
      entry(1, 3, "city"),
      entry(1, 9, "field"),
      entry(1, 2, "city"),
      entry(0, 1, "road"),
    ]);
    expect(found).toEqual([
      {
        seat: 1,
        now: 4,
        total: 18,
        parts: [
          { reason: "field", points: 9 },
          { reason: "city", points: 5 },
        ],
      },
      { seat: 0, now: 10, total: 11, parts: [{ reason: "road", points: 1 }] },
    ]);
  });

  it("is what they have where nothing would be scored", () => {
    expect(projected(view, []).map(({ seat, total }) => [seat, total])).toEqual([
      [0, 10],
      [1, 4],
    ]);
  });
});
