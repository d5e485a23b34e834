import { describe, expect, it } from "vitest";
import type { ClockState, View } from "../../protocol/types.ts";
import { timeLeft } from "../seats/clock.svelte.ts";
import { gainsOf, lastPlaced, setsOf } from "../log/lastPlaced.ts";
import { remaining } from "../tiles/remaining.ts";
import { reasonsOf, resultOf } from "../result/result.ts";
import { choicesOf, ending, laying } from "../turn/turn.ts";

const seat = (name: string, score: number) => ({ name, score, supply: {} });
const scored = (seat: number, reason: string, points: number) => ({ seq: 1, seat, reason, points });

describe("the final table", () => {
  const view: View = {
    seats: [seat("Ann", 7), seat("Bob", 9), seat("Cleo", 9)],
    tiles: [],
    scored: [
      scored(0, "road", 3),
      scored(0, "city", 4),
      scored(1, "field", 9),
      scored(2, "auction", -2),
      scored(2, "city", 11),
    ],
  };

  it("splits each total by reason, best first, equal totals sharing a rank", () => {
    expect(resultOf(view).map((row) => [row.name, row.rank, row.total])).toEqual([
      ["Bob", 1, 9],
      ["Cleo", 1, 9],
      ["Ann", 3, 7],
    ]);
    expect(reasonsOf(view.scored!)).toEqual(["road", "city", "field", "auction"]);
    for (const row of resultOf(view)) expect([...row.by.values()].reduce((a, b) => a + b, 0)).toBe(row.total);
  });

  it("takes the server's ranks where it gives them", () => {
    expect(resultOf(view, [1, 2, 3]).map((row) => row.name)).toEqual(["Ann", "Bob", "Cleo"]);
  });
});

describe("the tiles still to come", () => {
  it("are the bag less the board, the hand and what was set aside", () => {
    const headline = { bag: { A: 3, B: 1, C: 1 }, setup: { start: [{ tile: "A", x: 0, y: 0, rotation: 0 }] } };
    const lie = (tile: string) => ({ tile, x: 0, y: 0, rotation: 0 });
    const view: View = { seats: [], tiles: [lie("A"), lie("A")], discarded: ["C"], turn: { seat: 0, tile: "A" } };
    expect(remaining(headline, view)).toEqual([
      ["A", 1],
      ["B", 1],
    ]);
  });
});

describe("clocks", () => {
  const clock: ClockState = { seat: 1, left: [60_000, 30_000], running: true, due: "2026-01-01T00:00:20Z" };
  const now = Date.parse("2026-01-01T00:00:05Z");

  it("run for one seat only, by the server's time", () => {
    expect(timeLeft(clock, 0, now, 0)).toBe(60_000);
    expect(timeLeft(clock, 1, now, 0)).toBe(15_000);
    expect(timeLeft(clock, 1, now, 5000)).toBe(10_000);
    expect(timeLeft(clock, 1, now + 60_000, 0)).toBe(0);
    expect(timeLeft({ ...clock, running: false }, 1, now, 0)).toBe(30_000);
  });
});

describe("an offer", () => {
  const offer = [
    { seat: 0, type: "end_turn" },
    { seat: 0, type: "build_bridge", x: 1, y: 0, axis: "ns" },
    { seat: 0, type: "deploy", piece: "meeple", x: 1, y: 0, feature: "road@N" },
    { seat: 0, type: "place_tile", x: 5, y: 5, rotation: 0 },
  ];

  it("is sorted into placements, choices with number keys, and the end of the turn; nothing is left out", () => {
    expect(laying(offer)).toEqual([offer[3]]);
    expect(choicesOf(offer).map((c) => [c.digit, c.action.type])).toEqual([
      [1, "deploy"],
      [2, "build_bridge"],
    ]);
    expect(ending(offer)).toBe(offer[0]);
    expect(laying(offer).length + choicesOf(offer).length + 1).toBe(offer.length);
  });

  it("has the places of the tile just placed before those of other tiles", () => {
    const deploy = (x: number, feature: string) => ({ seat: 0, type: "deploy", piece: "meeple", x, y: 0, feature });
    const asked = [{ seat: 0, type: "pass" }, deploy(-3, "road@S"), deploy(4, "city@N"), deploy(4, "field@0")];
    expect(choicesOf(asked, { x: 4, y: 0 }).map(({ action }) => action)).toEqual([2, 3, 1, 0].map((n) => asked[n]));
    expect(choicesOf(asked).map(({ action }) => action)).toEqual([1, 2, 3, 0].map((n) => asked[n]));
  });

  it("has the number of declining last, where the panel shows it, whatever the names of the other actions", () => {
    const asked = ["pass", "pay_toll", "build_castle"].map((type) => ({ seat: 0, type }));
    expect(choicesOf(asked).map((c) => [c.digit, c.action.type])).toEqual([
      [1, "pay_toll"],
      [2, "build_castle"],
      [3, "pass"],
    ]);
  });
});

describe("what happened last", () => {
  const tile = (x: number) => ({ tile: "A", x, y: 0, rotation: 0 });
  const events = [
    { seat: 1, type: "place_tile", x: 1, y: 0 },
    { seat: 1, type: "end_turn" },
  ].map((action, i) => ({ number: i + 1, seat: 1, action, at: "", change: {}, hash: "" }));

  it("names the newest tile and whose it is", () => {
    const view: View = { seats: [], tiles: [tile(0), tile(1)] };
    expect(lastPlaced(events, 2, view)).toEqual({ x: 1, y: 0, seat: 1 });
    expect(lastPlaced(events, 0, { ...view, tiles: [tile(0)] })).toBeNull();
  });

  it("counts what each seat won", () => {
    const before: View = { seats: [seat("Ann", 3), seat("Bob", 0)], tiles: [] };
    expect(gainsOf(before, { seats: [seat("Ann", 7), seat("Bob", 0)], tiles: [] })).toEqual(new Map([[0, 4]]));
    expect(gainsOf(undefined, before).size).toBe(0);
  });

  it("knows which drawings a match needs", () => {
    expect(setsOf({ expansions: ["river"], sets: { base: 2, "river-2": 0 } })).toEqual(["base", "river"]);
    expect(setsOf({ expansions: ["a-b"], sets: { "a-b-land": 0, "a-b-2": 1 } })).toEqual(["base", "a-b"]);
    expect(setsOf({ expansions: ["siege"], sets: { besiegers: 1, cathars: 1 } })).toEqual(["base", "siege"]);
  });
});
