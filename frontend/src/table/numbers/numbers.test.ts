// What can be counted at a table, what differs from the box, and how numbers that are still being chosen are sent.

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { OptionInfo, SetupInfo, Table, TableSettings } from "../../api/types.ts";
import { setLocale } from "../../i18n/index.ts";
import { NumberDrafts, PAUSE } from "./drafts.svelte.ts";
import { countsOf, differences, LIKE_THE_BOX, withNumbers, type Count } from "./numbers.ts";
import { countName } from "./words.ts";

const bid = {
  name: "bid",
  expansion: "bazaar",
  values: ["on", "off"],
  presets: { new: "on" },
} as unknown as OptionInfo;
const info = {
  options: [bid],
  pieces: [
    { expansion: "base", name: "meeple", usual: { 2: 7 }, most: 20 },
    { expansion: "bazaar", name: "bridge", usual: { 2: 3 }, most: 20 },
    { expansion: "bazaar", name: "castle", usual: { 2: 3 }, most: 20 },
  ],
  sets: [
    { expansion: "base", name: "base", title: "Base game", tiles: 72, usual: 1, most: 20 },
    { expansion: "bazaar", name: "b1", title: "Part one", tiles: 6, usual: 1, most: 20 },
    { expansion: "bazaar", name: "b2", title: "Part two", tiles: 6, usual: 0, most: 20 },
  ],
} as unknown as SetupInfo;
const table = {
  edition: "new",
  expansions: ["bazaar"],
  options: {},
  sets: { b1: 1, b2: 0 },
  supply: {},
  // Castles are not in play.
  usual_supply: { meeple: 7, bridge: 2 },
} as unknown as Table;
const count = (name: string): Count => {
  const all = ["base", "bazaar"].flatMap((expansion) => countsOf(info, table, expansion));
  return all.find((one) => one.name === name) as Count;
};

beforeEach(() => setLocale("en"));

describe("what can be counted", () => {
  it("are the pieces in play, with the numbers of this table, and each set of tiles", () => {
    const seen = countsOf(info, { ...table, supply: { bridge: 1 } }, "bazaar");
    expect(seen.map(({ name, value, usual }) => [name, value, usual])).toEqual([
      ["bridge", 1, 2],
      ["b1", 1, 1],
      ["b2", 0, 0],
    ]);
  });

  it("is kept where it is not usual, and left out where it is", () => {
    expect(
      withNumbers(table, [
        { ...count("bridge"), value: 5 },
        { ...count("base"), value: 2 },
      ]),
    ).toEqual({
      sets: { b1: 1, b2: 0, base: 2 },
      supply: { bridge: 5 },
    });
    const changed = { ...table, sets: { base: 2 }, supply: { bridge: 5 } };
    expect(withNumbers(changed, [count("bridge"), count("base")])).toEqual({ sets: {}, supply: {} });
  });
});

describe("the box", () => {
  it("is what a table plays that has chosen nothing", () => {
    expect(differences(info, table)).toEqual({ counts: [], options: [] });
    const back = { ...table, ...LIKE_THE_BOX };
    expect(differences(info, back)).toEqual({ counts: [], options: [] });
  });

  it("differs in numbers, parts and options that are named", () => {
    const other = {
      ...table,
      options: { bid: "off" },
      sets: { b1: 1, b2: 1, base: 2 },
      supply: { meeple: 7, bridge: 1 },
    };
    const found = differences(info, other);
    expect(found.counts.map(countName)).toEqual(["Tiles: Base game", "Bridge, for each player", "Tiles: Part two"]);
    expect(found.options).toEqual([bid]);
  });
});

describe("numbers that are being chosen", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("are shown at once and sent together after a pause", () => {
    const sent: Partial<TableSettings>[] = [];
    const drafts: NumberDrafts = new NumberDrafts(() => sent.push(drafts.into(table, {})));
    drafts.choose(count("bridge"), 3);
    vi.advanceTimersByTime(PAUSE - 1);
    drafts.choose(count("bridge"), 4);
    drafts.choose(count("base"), 2);
    expect([drafts.valueOf(count("bridge")), drafts.valueOf(count("base"))]).toEqual([4, 2]);
    vi.advanceTimersByTime(PAUSE - 1);
    expect(sent).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(sent).toEqual([{ sets: { b1: 1, b2: 0, base: 2 }, supply: { bridge: 4 } }]);
    expect(drafts.valueOf(count("bridge"))).toBe(4);
    drafts.answered();
    expect(drafts.valueOf(count("bridge"))).toBe(2);
  });

  it("go along with another change, and are sent once", () => {
    const send = vi.fn();
    const drafts = new NumberDrafts(send);
    drafts.choose(count("meeple"), 9);
    expect(drafts.into(table, { size: 3 })).toEqual({ size: 3, sets: { b1: 1, b2: 0 }, supply: { meeple: 9 } });
    vi.advanceTimersByTime(2 * PAUSE);
    expect(send).not.toHaveBeenCalled();
  });

  it("are sent when the page is left, and forgotten when all goes back to the box", () => {
    const send = vi.fn();
    const drafts = new NumberDrafts(send);
    drafts.choose(count("meeple"), 9);
    drafts.close();
    expect(send).toHaveBeenCalledTimes(1);
    drafts.drop();
    expect(drafts.into(table, LIKE_THE_BOX)).toEqual(LIKE_THE_BOX);
  });
});
