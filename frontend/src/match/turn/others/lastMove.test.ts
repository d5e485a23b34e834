import { expect, it } from "vitest";
import type { Action, View } from "../../../protocol/types.ts";
import { othersMoves } from "./lastMove.ts";

const follower = { type: "deploy", piece: "meeple", x: 0, y: 0, feature: "road@N" };
const moves: Action[] = [
  { seat: 1, type: "place_tile", x: 3, y: 0, rotation: 0 },
  { seat: 1, type: "end_turn" },
  { seat: 0, type: "end_turn" },
  { seat: 1, type: "place_tile", x: 1, y: 0, rotation: 0 },
  { seat: 1, ...follower },
  { seat: 1, type: "end_turn" },
];
const events = moves.map((action, i) => ({ number: i + 1, seat: action.seat, action, at: "", change: {}, hash: "" }));
const view = (score: number): View => ({
  seats: [
    { name: "Ann", score, supply: {} },
    { name: "Bob", score: 0, supply: {} },
  ],
  tiles: [],
  scored: score ? [{ seq: 1, seat: 0, points: score, reason: "road" }] : [],
});
const views = [...Array.from({ length: 6 }, () => view(0)), view(4)];
const said = (you: number | null, more: Action[] = []) => {
  const all = [...events, ...more.map((action, i) => ({ ...events[0]!, number: 7 + i, action }))];
  return othersMoves(all, [...views, ...more.map(() => view(4))], you, null).map((move) => move.said);
};

it("lists every action of the others since the turn before, the newest first, with what came of it", () => {
  const found = othersMoves(events, views, 0, null);
  expect(found).toEqual([
    {
      number: 5,
      seat: 1,
      said: "Bob: Follower on the road (north)",
      came: "Ann scored 4 points for a road",
      spot: { x: 0, y: 0 },
    },
    { number: 4, seat: 1, said: "Bob placed a tile at 1 east", came: "", spot: { x: 1, y: 0 } },
  ]);
});

it("stays while the reader plays, and begins anew after that", () => {
  const mine: Action = { seat: 0, type: "place_tile", x: 2, y: 0, rotation: 0 };
  expect(said(0, [mine])).toHaveLength(2);
  const next: Action = { seat: 1, type: "place_tile", x: 4, y: 0, rotation: 0 };
  expect(said(0, [mine, { seat: 0, type: "end_turn" }, next])).toEqual(["Bob placed a tile at 4 east"]);
});

it("shows nobody their own moves, spectators the newest of all, and nothing before the first move", () => {
  expect(said(1)).toEqual([]);
  expect(said(null)).toHaveLength(3);
  expect(othersMoves([], [view(0)], 0, null)).toEqual([]);
});
