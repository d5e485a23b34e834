import { beforeEach, describe, expect, it } from "vitest";
import type { OptionInfo, SetupInfo } from "../../api/types.ts";
import { setupUIs } from "../../expansions/registry.ts";
import { LOCALES, setLocale } from "../../i18n/index.ts";
import { makerOf, shownTiles } from "../../setup/cards.ts";
import { randomParts, partsOf, preset, valueOf, withExpansions, withOption, withParts } from "./changes.ts";
import { leftOutWords } from "./skippedSettings.ts";

const option = (name: string, expansion: string, more: Partial<OptionInfo> = {}): OptionInfo => ({
  name,
  expansion,
  box: expansion,
  switch: null,
  needs: {},
  text: "",
  values: ["on", "off"],
  numbers: false,
  presets: { old: "off", new: "on" },
  clauses: [],
  ...more,
});
const info: SetupInfo = {
  presets: [],
  editions: ["old", "new"],
  default_edition: "new",
  seats: [2, 6],
  bots: [],
  strengths: [],
  mail: false,
  art: "abc",
  clocks: { kinds: [], outs: [], shortest: {}, longest: 1 },
  pieces: [
    { expansion: "base", name: "meeple", usual: { 2: 7 }, most: 20 },
    { expansion: "bazaar", name: "bridge", usual: { 2: 3 }, most: 20 },
  ],
  sets: [
    { expansion: "base", name: "base", title: "Base game", tiles: 72, usual: 1, most: 20 },
    { expansion: "bazaar", name: "bazaar", title: "Bazaars", tiles: 12, usual: 1, most: 20 },
    { expansion: "river", name: "r1", title: "One", tiles: 12, usual: 1, most: 20 },
    { expansion: "river", name: "r2", title: "Two", tiles: 12, usual: 0, most: 20 },
  ],
  most_tiles: 400,
  options: [option("farm", "base"), option("bazaars", "bazaar"), option("bid", "bazaar")],
  expansions: [
    {
      name: "bazaar",
      title: "Bazaars",
      tiles: 12,
      reconstructed: false,
      first: false,
      family: false,
      boxes: [],
      needs: [],
      parts: [],
    },
    {
      name: "river",
      title: "River",
      tiles: 24,
      reconstructed: false,
      first: false,
      family: false,
      boxes: [],
      needs: [],
      parts: [
        { name: "r1", title: "One", tiles: 12, usual: 1 },
        { name: "r2", title: "Two", tiles: 12, usual: 0 },
      ],
    },
  ],
};
const table = { edition: "new", options: { farm: "off", bid: "off" }, sets: { r1: 1, r2: 1 }, supply: { bridge: 1 } };

beforeEach(() => setLocale("en"));

describe("options", () => {
  it("have the edition's value unless another was chosen", () => {
    const [farm, bazaars] = info.options as [OptionInfo, OptionInfo];
    expect([valueOf(farm, table), valueOf(bazaars, table)]).toEqual(["off", "on"]);
    expect(preset(farm, "old")).toBe("off");
  });

  it("are kept only where they differ from the edition", () => {
    const farm = info.options[0] as OptionInfo;
    expect(withOption(table, farm, "on")).toEqual({ options: { bid: "off" } });
    expect(withOption({ ...table, options: {} }, farm, "off")).toEqual({ options: { farm: "off" } });
  });

  it("go with their expansion, and so do its parts", () => {
    expect(withExpansions(info, table, ["river"])).toEqual({
      expansions: ["river"],
      options: { farm: "off" },
      sets: { r1: 1, r2: 1 },
      supply: {},
    });
    expect(withExpansions(info, table, ["bazaar"])).toEqual({
      expansions: ["bazaar"],
      options: { farm: "off", bid: "off" },
      sets: {},
      supply: { bridge: 1 },
    });
  });
});

describe("parts", () => {
  it("are the usual ones unless chosen", () => {
    expect(partsOf(info, { sets: {} }, "river")).toEqual(["r1"]);
    expect(partsOf(info, table, "river")).toEqual(["r1", "r2"]);
    expect(partsOf(info, table, "bazaar")).toEqual([]);
  });

  it("are chosen and left by name", () =>
    expect(withParts(info, table, "river", ["r2"])).toEqual({ sets: { r1: 0, r2: 1 } }));

  it("keep their copies while they are played", () =>
    expect(withParts(info, { sets: { r1: 3 } }, "river", ["r1", "r2"])).toEqual({ sets: { r1: 3, r2: 1 } }));

  it("by chance are one or all, never none", () => {
    const all = [0, 0.2, 0.34, 0.6, 0.67, 0.999].map((chance) => randomParts(info, ["river"], () => chance));
    expect(all).toEqual([
      { r1: 1, r2: 0 },
      { r1: 1, r2: 0 },
      { r1: 0, r2: 1 },
      { r1: 0, r2: 1 },
      { r1: 1, r2: 1 },
      { r1: 1, r2: 1 },
    ]);
    expect(randomParts(info, ["bazaar"], () => 0)).toEqual({});
  });
});

describe("cards", () => {
  // Their rules come from the pages for players, which tests/tools/test_summaries.py checks.
  it.each(LOCALES)("in %s name the maker of each expansion", (locale) => {
    for (const { words } of setupUIs()) {
      const { maker, title } = words[locale];
      if (title) expect(maker, title).toMatch(/\S.*\.$/);
    }
  });

  it("do without a maker for an unknown expansion", () => expect(makerOf("moon")).toBeUndefined());

  it("show what an expansion is about, or its first tiles", () => {
    const tile = { symbol: "s", segments: [] };
    expect(shownTiles("drawbridges", { tiles: { "DB/x": tile, "DB/CCR.d": tile } })).toEqual(["DB/CCR.d"]);
    expect(shownTiles("moon", { tiles: { a: tile, b: tile, c: tile, d: tile } })).toEqual(["a", "c"]);
  });
});

it("names what was left out of a favourite", () => {
  const said = (what: string, name: string) =>
    leftOutWords({ what, name, sentence: "The server says so.", code: "option.value" }, info);
  expect(said("expansions", "river")).toBe("The River");
  expect(said("options", "moon.phase")).toBe("the rule “moon.phase”");
  expect(said("size", "2")).toContain("2 seats");
  expect(said("clock", "{}")).toBe("the clock");
  expect(said("weather", "rain")).toBe("The server says so.");
});
