import { expect, it } from "vitest";
import type { Action, View } from "../../protocol/types.ts";
import { lastMove } from "./lastMove.ts";

const moves: Action[] = [
  { seat: 1, type: "deploy", piece: "meeple", x: 0, y: 0, feature: "road@N" },
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
const views = [view(0), view(0), view(4)];

it("shows the newest move that is worth a line, and the points that came since", () => {
  expect(lastMove(events, views, 0, null)).toEqual({
    number: 1,
    seat: 1,
    said: "Bob: Follower on the road (north)",
    came: "Ann scored 4 points for a road",
  });
  expect(lastMove(events.slice(0, 1), views.slice(0, 2), null, null)?.came).toBe("");
});

it("shows nobody their own move, and nothing before the first move", () => {
  expect(lastMove(events, views, 1, null)).toBeNull();
  expect(lastMove([], [view(0)], 0, null)).toBeNull();
});
