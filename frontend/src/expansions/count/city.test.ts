import { expect, it } from "vitest";
import type { FeatureShape } from "../../protocol/features.ts";
import { soonFrom } from "./city.ts";

const shape = (feature: string, open: number, value: number): FeatureShape => ({
  kind: feature.split("@")[0]!,
  home: { x: 1, y: 2, feature },
  spots: [],
  tiles: 2,
  open,
  complete: false,
  figures: [],
  holders: [0],
  value,
});

it("shows what a quarter could soon lead to, the most valuable first", () => {
  const held = [shape("city@N", 1, 6), shape("city@S", 2, 10), shape("city@E", 3, 20), shape("road@N", 1, 4)];
  expect(soonFrom(held, "castle").map(({ value }) => value)).toEqual([10, 6]);
  expect(soonFrom(held, "blacksmith").map(({ value }) => value)).toEqual([4]);
});

it("counts fields always, since they are never complete, and buildings from the cathedral", () => {
  const held = [shape("field@NL", 9, 3), shape("monastery", 1, 8), shape("monastery", 5, 4)];
  expect(soonFrom(held, "market").map(({ value }) => value)).toEqual([3]);
  expect(soonFrom(held, "cathedral").map(({ value }) => value)).toEqual([8]);
});
