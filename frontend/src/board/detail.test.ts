import { describe, expect, it } from "vitest";
import type { Look } from "../art/drawings.svelte.ts";
import { detailed, inOrder, lying, stale, withLooks } from "./detail.ts";

const NEAR: Look = { level: "near", light: "day" };
const FAR: Look = { level: "far", light: "day" };
const tile = (x: number, y: number, name = "RRR", rotation = 0) => ({ x, y, tile: name, rotation, seat: 0 });
const here = { x: 0, y: 0, width: 400, height: 200 };

describe("the region drawn in detail", () => {
  it("reaches half a window beyond what is on show", () => {
    expect(detailed(null, here)).toEqual({ x: -200, y: -100, width: 800, height: 400 });
  });

  it("stays while the board moves a little, and follows before its rim is on show", () => {
    const before = detailed(null, here);
    expect(detailed(before, { ...here, x: 100 })).toBe(before);
    const after = detailed(before, { ...here, x: 150 });
    expect(after.x).toBe(-50);
  });

  it("shrinks when somebody looks at little of it", () => {
    const before = detailed(null, here);
    expect(detailed(before, { x: 100, y: 50, width: 200, height: 100 }).width).toBe(400);
  });
});

describe("tiles drawn anew", () => {
  const [near, away] = [tile(1, 1), tile(40, 1)];
  const looks = withLooks([near, away], new Map(), [near, away], FAR);
  const region = detailed(null, here);

  it("are those of the region when the level changes", () => {
    expect(stale([near, away], looks, region, NEAR)).toEqual([near]);
    expect(stale([near, away], looks, null, NEAR)).toEqual([near, away]);
    const after = withLooks([near, away], looks, [near], NEAR);
    expect([after.get(lying(near)), after.get(lying(away))]).toEqual([NEAR, FAR]);
  });

  it("are all of them when the light changes, and those without a picture", () => {
    expect(stale([near, away], looks, region, { level: "far", light: "night" })).toEqual([near, away]);
    const later = tile(41, 1);
    expect(stale([near, away, later], looks, region, FAR)).toEqual([later]);
  });

  it("are those that lie where others lay before", () => {
    const other = tile(1, 1, "CCC", 90);
    expect(stale([other, away], looks, region, FAR)).toEqual([other]);
    expect([...withLooks([other, away], looks, [other], FAR).keys()]).toEqual([lying(other), lying(away)]);
  });

  it("are those of the region first", () => {
    expect(inOrder([away, near], region)).toEqual([[near], [away]]);
    expect(inOrder([away, near], null)).toEqual([[away, near], []]);
  });
});
