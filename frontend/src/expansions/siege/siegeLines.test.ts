import { expect, it } from "vitest";
import type { FeatureShape } from "../../protocol/features.ts";
import { siegeLines } from "./siegeLines.ts";

const shape = (more: Partial<FeatureShape>): FeatureShape => ({
  kind: "city",
  home: { x: 0, y: 0, feature: "city@N" },
  spots: [],
  tiles: 3,
  open: 1,
  complete: false,
  figures: [],
  holders: [],
  value: 0,
  finished: 4,
  ...more,
});

it("says of an open besieged city what it brings now, completed, and to a field", () => {
  const [line] = siegeLines(shape({ besieged: true, siege: { value: 4, finished: 4, field: 6 } }));
  expect(line).toBe(
    "Besieged · unfinished at the end: nothing · completed 4 points instead of 8 · completed it brings each field 6 points instead of 3",
  );
});

it("says of a completed one what the siege took", () => {
  const siege = { value: 7, finished: null, field: null };
  expect(siegeLines(shape({ complete: true, open: 0, value: 7, finished: null, siege }))).toEqual([
    "Besieged · 7 points less than 14",
  ]);
});

it("is silent about what an open city with a cathedral could not lose", () => {
  const siege = { value: 0, finished: 3, field: 6 };
  expect(siegeLines(shape({ finished: 6, siege }))[0]).toBe(
    "Besieged · completed 6 points instead of 9 · completed it brings each field 6 points instead of 3",
  );
});

it("says of a field how many besieged cities count double", () => {
  const field = { kind: "field", value: null, finished: null };
  expect(siegeLines(shape({ ...field, besieged_cities: { complete: 1, open: 2 } }))).toEqual([
    "1 besieged city counts double · 2 besieged cities will count double once they are completed",
  ]);
});

it("has no line for other features", () => {
  expect(siegeLines(shape({}))).toEqual([]);
});
