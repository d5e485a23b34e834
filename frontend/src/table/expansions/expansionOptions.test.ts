import { describe, expect, it } from "vitest";
import type { OptionInfo, SetupInfo } from "../../api/types.ts";
import { optionsOf, tilesPlayed } from "./expansionOptions.ts";

const option = (name: string, more: Partial<OptionInfo> = {}): OptionInfo => ({
  name,
  expansion: "bazaar",
  box: "bazaar",
  switch: null,
  needs: {},
  text: "",
  values: ["on", "off"],
  numbers: false,
  presets: { new: "on" },
  clauses: [],
  ...more,
});
const parts = [
  { name: "r1", title: "One", tiles: 12, usual: 1 },
  { name: "r2", title: "Two", tiles: 12, usual: 0 },
];
const bazaars = {
  name: "bazaar",
  title: "Bazaars",
  tiles: 18,
  reconstructed: false,
  first: false,
  family: false,
  boxes: [],
  needs: [],
  parts: [],
};
const [sale, least, note, scored] = [
  option("sale"),
  option("least", { values: ["1", "2", "3"], switch: "sale" }),
  option("note", { values: ["once"] }),
  option("scored", { values: ["first", "last"] }),
];
const info = { options: [sale, least, note, scored], expansions: [{ ...bazaars, parts }] } as unknown as SetupInfo;

describe("the options of an expansion", () => {
  it("are switches or have details; one with a single value is not shown", () => {
    const { switches, details } = optionsOf(info, "bazaar");
    expect(switches.map((one) => one.name)).toEqual(["sale"]);
    expect(details.map((one) => one.name)).toEqual(["least", "scored"]);
  });
});

it("counts the tiles of the parts that are played", () => {
  expect(tilesPlayed({ sets: {} }, bazaars)).toBe(18);
  expect(tilesPlayed({ sets: {} }, { ...bazaars, parts })).toBe(12);
  expect(tilesPlayed({ sets: { r1: 1, r2: 1 } }, { ...bazaars, parts })).toBe(24);
  expect(tilesPlayed({ sets: { r1: 3 } }, { ...bazaars, parts })).toBe(36);
  expect(tilesPlayed({ sets: { [bazaars.name]: 2 } }, bazaars)).toBe(36);
});
