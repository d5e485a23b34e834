import { expect, it } from "vitest";
import type { Action, MatchEvent, Piece, View } from "../../protocol/types.ts";
import { gridStep, leadSince, scoreGraph, tileMarks } from "./scoreGraph.ts";
import { statistics } from "./statistics.ts";

const tile = (x: number) => ({ tile: "A", x, y: 0, rotation: 0 });
const meeple = (x: number): Piece => ({ seat: 0, piece: "meeple", x, y: 0, feature: "road@N" });
const view = (tiles: number, scores: [number, number], pieces: Piece[] = [], more: Partial<View> = {}): View => ({
  seats: scores.map((score, n) => ({ name: "AB"[n]!, score, supply: {} })),
  tiles: Array.from({ length: tiles }, (_, x) => tile(x)),
  pieces,
  ...more,
});
const event = (number: number, seat: number, type: string, second: number): MatchEvent => ({
  number,
  seat,
  action: { seat, type } as Action,
  at: `2026-01-01T00:00:${String(second).padStart(2, "0")}Z`,
  change: {},
  hash: "",
});
const scored = [
  { seq: 3, seat: 0, points: 6, reason: "road" },
  { seq: 7, seat: 1, points: 9, reason: "field" },
  { seq: 7, seat: 0, points: 2, reason: "road" },
];
const events = [
  event(1, 0, "place_tile", 0),
  event(2, 0, "deploy", 4),
  event(3, 0, "undo", 6),
  event(4, 0, "deploy", 8),
  event(5, 0, "end_turn", 9),
  event(6, 1, "place_tile", 29),
  event(7, 1, "end_turn", 30),
];
const views = [
  view(1, [0, 0]),
  view(2, [0, 0]),
  view(2, [0, 0], [meeple(1)]),
  view(2, [0, 0]),
  view(2, [0, 0], [meeple(1)]),
  view(2, [6, 0], [meeple(1)]),
  view(3, [6, 0], [meeple(1)]),
  view(3, [8, 9], [], { over: true, scored }),
];

it("counts what each seat did, without what was taken back", () => {
  const [ann, bob] = statistics(events, views);
  expect(ann).toMatchObject({ tiles: 1, figures: 1, bestTurn: 6, time: 9000, out: 1 });
  expect(ann!.biggest?.points).toBe(6);
  expect(bob).toMatchObject({ tiles: 1, figures: 0, bestTurn: 0, time: 21_000, out: 0 });
});

it("counts no figure as out that the last tile sent home, and no time where none was kept", () => {
  const spots = [{ x: 1, y: 0, feature: "road@N" }];
  const claims = [{ kind: "road", spots, holders: [0], scored: true, complete: true }];
  expect(statistics(events, views, claims)[0]!.out).toBe(0);
  const timeless = events.map((one) => ({ ...one, at: events[0]!.at }));
  expect(statistics(timeless, views)[0]!.time).toBeNull();
});

it("draws the scores after each tile, and the final count apart", () => {
  const graph = scoreGraph(views);
  expect(graph).toEqual({
    tiles: 2,
    scores: [
      [0, 6, 6],
      [0, 0, 0],
    ],
    final: [8, 9],
  });
  expect(leadSince(graph, 1), "only since the final count").toBeNull();
  expect(leadSince({ ...graph, final: [12, 9] }, 0)).toBe(1);
  expect(leadSince({ ...graph, final: [9, 9] }, 0), "nobody leads a tie").toBeNull();
  expect([gridStep(12), gridStep(160), gridStep(260)]).toEqual([5, 40, 100]);
});

it("numbers the tiles below the graph up to its end, where they don't touch", () => {
  expect(tileMarks(72, 520)).toEqual([0, 20, 40, 60]);
  expect(tileMarks(289, 523).at(-1), "the longest games, too").toBe(280);
  expect(tileMarks(289, 200)).toEqual([0, 60, 120, 180, 240]);
  expect(tileMarks(0, 520)).toEqual([0]);
});
