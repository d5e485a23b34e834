import { describe, expect, it } from "vitest";
import { barsOf } from "./bars.ts";
import type { Row } from "../result.ts";

const row = (seat: number, by: Record<string, number>): Row => ({
  seat,
  name: `P${seat}`,
  rank: 1,
  total: Object.values(by).reduce((sum, points) => sum + points, 0),
  by: new Map(Object.entries(by)),
});
const solid = (bar: ReturnType<typeof barsOf>[number]) =>
  bar.lost?.from ?? bar.parts.reduce((sum, { share }) => sum + share, 0);

describe("the bars of the result", () => {
  const reasons = ["road", "city", "auction"];
  it("are equally long for equal totals, where one seat lost points", () => {
    const [lost, kept] = barsOf([row(0, { city: 60, auction: -20 }), row(1, { road: 10, city: 30 })], reasons);
    expect(solid(lost!)).toBeCloseTo(solid(kept!));
    expect(lost!.lost).toMatchObject({ of: [{ reason: "auction", points: -20 }] });
    expect(lost!.lost!.from + lost!.lost!.share).toBeCloseTo(100);
    expect(kept!.lost).toBeNull();
  });
  it("hide the number of a part that the hatched end lies over", () => {
    const [bar] = barsOf([row(0, { road: 30, city: 10, auction: -5 })], reasons);
    expect(bar!.parts.map(({ reason, under }) => [reason, under])).toEqual([
      ["road", false],
      ["city", true],
    ]);
  });
  it("leave nothing solid to a seat that lost more than it had", () => {
    const [bar] = barsOf([row(0, { city: 5, auction: -8 })], reasons);
    expect(bar!.lost).toMatchObject({ from: 0, share: 100 });
  });
  it("are empty without points", () => {
    expect(barsOf([row(0, {})], reasons)).toEqual([{ parts: [], lost: null }]);
  });
});
