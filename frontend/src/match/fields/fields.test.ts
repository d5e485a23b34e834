import { expect, it } from "vitest";
import { countedCities, fieldLines, onePerTile, worthFor, type Field } from "./fields.ts";

const city = { x: 0, y: 0, feature: "city@N" };
const field = (more: Partial<Field>): Field => ({
  spots: [{ x: 1, y: 0, feature: "field@NL" }],
  holders: [],
  figures: [],
  cities: [],
  value: 0,
  points: [],
  ...more,
});

it("adds up the fields of each seat, then those of nobody", () => {
  const fields = [
    field({ holders: [1], cities: [city], value: 3, points: [{ seat: 1, points: 4 }] }),
    field({ holders: [0, 1], cities: [city, { x: 2, y: 0 }], value: 6, points: [] }),
    field({ cities: [city], value: 3 }),
  ];
  expect(fieldLines(fields)).toEqual([
    { seat: 0, fields: 1, cities: 2, points: 6 },
    { seat: 1, fields: 2, cities: 3, points: 10 },
    { seat: null, fields: 1, cities: 1, points: 3 },
  ]);
  expect(countedCities(fields)).toEqual([city, { x: 2, y: 0 }]);
});

it("names no points where fields are not scored one by one", () => {
  expect(fieldLines([field({ holders: [0], value: null })])).toEqual([{ seat: 0, fields: 1, cities: 0, points: null }]);
  expect(worthFor(field({ value: null, points: [{ seat: 0, points: 2 }] }), 0)).toBe(2);
});

it("marks each tile of a field once", () => {
  const spots = [
    { x: 0, y: 0, feature: "field@NL" },
    { x: 0, y: 0, feature: "field@SL" },
    { x: 1, y: 0, feature: "field@NL" },
  ];
  expect(onePerTile(field({ spots }))).toHaveLength(2);
});
