import { expect, it } from "vitest";
import type { FeatureShape } from "../../protocol/features.ts";
import { soonFrom } from "./city.ts";

const shape = (feature: string, open: number, value: number, quarter: string): FeatureShape => ({
  kind: feature.split("@")[0]!,
  home: { x: 1, y: 2, feature },
  spots: [],
  tiles: 2,
  open,
  complete: false,
  figures: [],
  holders: [0],
  value,
  quarter,
});

it("shows what a quarter could soon lead to, the most valuable first", () => {
  const held = [
    shape("city@N", 1, 6, "castle"),
    shape("city@S", 2, 10, "castle"),
    shape("city@E", 3, 20, "castle"),
    shape("road@N", 1, 4, "blacksmith"),
  ];
  expect(soonFrom(held, "castle").map(({ value }) => value)).toEqual([10, 6]);
  expect(soonFrom(held, "blacksmith").map(({ value }) => value)).toEqual([4]);
});

it("counts fields always, since they are never complete", () => {
  const held = [
    shape("field@NL", 9, 3, "market"),
    shape("monastery", 1, 8, "cathedral"),
    shape("monastery", 5, 4, "cathedral"),
  ];
  expect(soonFrom(held, "market").map(({ value }) => value)).toEqual([3]);
  expect(soonFrom(held, "cathedral").map(({ value }) => value)).toEqual([8]);
});
