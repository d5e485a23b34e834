import { describe, expect, it } from "vitest";
import { onDeck, roadOf } from "../../expansions/bridges-castles-bazaars/bridges/site.ts";
import { standingPoint } from "../../board/geometry.ts";
import { drawnOrder } from "../tiles/drawn.ts";
import { remaining } from "../tiles/remaining.ts";
import type { Action, MatchEvent, View } from "../../protocol/types.ts";
import { Preview } from "./preview.svelte.ts";
import { aidsOf, type PreviewPlacement } from "./fetchPreview.ts";

const FOUND: PreviewPlacement[] = [
  { x: 1, y: 0, rotation: 0 },
  { x: 1, y: 0, rotation: 90, needs: "bridge", bridge: { x: 0, y: 0, axis: "ew" } },
];

describe("previewing a tile", () => {
  it("offers the server's placements, each with the bridge that it needs", async () => {
    const preview = new Preview(() => Promise.resolve(FOUND));
    await preview.start("BA/C", 2, 7);
    expect(preview.placing.cells.map((cell) => cell.rotations)).toEqual([[0, 90]]);
    expect(aidsOf(preview.placements ?? []).get("1,0,90")).toEqual({
      aid: "bridge",
      details: { x: 0, y: 0, axis: "ew" },
    });
    preview.stop();
    expect([preview.tile, preview.placing.cells.length]).toEqual([null, 0]);
  });

  it("forgets a late answer about another tile", async () => {
    const answers: ((found: readonly PreviewPlacement[]) => void)[] = [];
    const preview = new Preview(() => new Promise((resolve) => answers.push(resolve)));
    const first = preview.start("BA/C", 0, 7);
    const second = preview.start("BA/RR", 1, 7);
    answers[1]!([]);
    answers[0]!(FOUND);
    await Promise.all([first, second]);
    expect([preview.tile, preview.placing.cells.length]).toEqual(["BA/RR", 0]);
  });

  it("knows after which event its placements are legal, until newer ones have come", async () => {
    const answers: ((found: readonly PreviewPlacement[]) => void)[] = [];
    const preview = new Preview(() => new Promise((resolve) => answers.push(resolve)));
    const first = preview.start("BA/C", 0, 7);
    answers[0]!(FOUND);
    await first;
    const second = preview.start("BA/C", 0, 8);
    expect([preview.number, preview.placing.cells.length]).toEqual([7, 1]);
    answers[1]!(FOUND);
    await second;
    expect(preview.number).toBe(8);
  });

  it("says when the server did not answer", async () => {
    const preview = new Preview(() => Promise.resolve(null));
    await preview.start("BA/C", 0, 7);
    expect(preview.failed).toBe(true);
  });
});

describe("on the board", () => {
  it("knows the deck of a bridge", () => {
    expect(onDeck("ew", { x: 90, y: 55 })).toBe(true);
    expect(onDeck("ns", { x: 90, y: 55 })).toBe(false);
    expect([roadOf("ns"), roadOf("ew")]).toEqual(["road@N", "road@E"]);
  });

  it("stands a castle and who is in it on the edge between its tiles", () => {
    expect(standingPoint({ tiles: {} }, new Map(), { x: 2, y: -1, feature: "castle@E" })).toEqual({ x: 300, y: -50 });
    expect(standingPoint({ tiles: {} }, new Map(), { x: 2, y: -1, feature: "castle@S" })).toEqual({ x: 250, y: 0 });
  });
});

describe("the bag", () => {
  const row = (tiles: (string | null)[], placed: number[] = []) => ({
    row: tiles.map((tile) => ({ tile, seat: null })),
    placed,
  });
  const view = (left: number, tile: string | null, auction: unknown = null, discarded: string[] = []): View => ({
    seats: [],
    tiles: [],
    left,
    turn: { seat: 0, tile },
    auction,
    discarded,
  });
  const event = (number: number): MatchEvent => ({
    number,
    seat: 0,
    action: { seat: 0, type: "end_turn" } as Action,
    at: "",
    change: {},
    hash: "",
  });

  it("leaves the order of a game with a bazaar to the record", () => {
    const plain = [view(9, "a"), view(8, "b")];
    expect(drawnOrder(plain, [event(1)])).toEqual(["a", "b"]);
    expect(drawnOrder([...plain, view(6, null, row(["c", "d"]))], [event(1), event(2)])).toEqual([]);
  });

  it("does not list tiles on offer as still to come", () => {
    expect(remaining({ bag: { b: 2, c: 1 }, setup: {} }, view(1, null, row(["b", "c"])))).toEqual([["b", 1]]);
  });
});
