import { expect, it } from "vitest";
import type { Action, Piece, Scored, View } from "../../protocol/types.ts";
import { planned, TURN_MS, type Change } from "./plan.ts";

const seat = (score = 0) => ({ name: "Ann", score, supply: {} });
const tile = (x: number) => ({ tile: "A", x, y: 0, rotation: 0 });
const meeple = (x: number, of = 0, feature = "city@N"): Piece => ({ seat: of, piece: "meeple", x, y: 0, feature });
const won = (of: number, points: number, more: Partial<Scored> = {}): Scored => ({
  seq: 1,
  seat: of,
  points,
  reason: "city",
  x: 1,
  y: 0,
  feature: "city@N",
  ...more,
});
const view = (more: Partial<View> = {}): View => ({
  seats: [seat(), seat()],
  tiles: [tile(0)],
  pieces: [],
  scored: [],
  over: false,
  ...more,
});

/** The changes between views, by these actions. */
function changes(views: readonly View[], actions: readonly Partial<Action>[]): Change[] {
  return actions.map((action, n) => ({
    event: { number: n + 1, seat: 0, action: { seat: 0, type: "end_turn", ...action }, at: "", change: {}, hash: "" },
    before: views[n]!,
    after: views[n + 1]!,
  }));
}

const start = view();
const laid = view({ tiles: [tile(0), tile(1)] });
const set = view({ tiles: laid.tiles, pieces: [meeple(1)] });
const done = view({ tiles: laid.tiles, pieces: [], scored: [won(0, 10)] });
const turn = changes([start, laid, set, done], [{ type: "place_tile", x: 1, y: 0 }, { type: "deploy" }, {}]);

it("plays a turn in its order: tile, figure, points, the way home", () => {
  const steps = planned(turn, null);
  expect(steps.map((step) => step.kind)).toEqual(["drop", "hop", "glow", "gain", "home"]);
  const [drop, hop, glow, gain, home] = steps;
  expect(hop!.at).toBeGreaterThan(drop!.at);
  expect(glow!.at).toBeGreaterThan(hop!.at);
  expect(gain!.at).toBeGreaterThan(glow!.at);
  expect(home!.at).toBeGreaterThan(gain!.at);
  expect(steps.map((step) => step.sound)).toEqual(["tile-place", "figure-place", undefined, "score-high", "home"]);
  expect(home).toMatchObject({ seat: 0, to: 0 });
});

it("ends a turn within 1.6 seconds, also where many figures go home", () => {
  const crowd = Array.from({ length: 9 }, (_, x) => meeple(x));
  const before = view({ tiles: laid.tiles, pieces: [...crowd, meeple(1)] });
  const many = changes([start, laid, before, done], [{ type: "place_tile", x: 1, y: 0 }, { type: "deploy" }, {}]);
  for (const steps of [planned(turn, null), planned(many, null)])
    expect(Math.max(...steps.map((step) => step.at + step.ms))).toBeLessThanOrEqual(TURN_MS);
});

it("plays two waiting turns one after the other, and more at once", () => {
  const by = (of: number) =>
    turn.map((c) => ({ ...c, event: { ...c.event, action: { ...c.event.action, seat: of } } }));
  const drops = (turns: Change[][]) => planned(turns.flat(), null).filter((step) => step.kind === "drop");
  const two = drops([by(0), by(1)]).map((step) => step.at);
  expect(two[0]).toBe(0);
  expect(two[1]).toBeGreaterThan(1000);
  expect(drops([by(0), by(1), by(2)]).map((step) => step.at)).toEqual([0, 0, 0]);
});

it("walks a figure that goes on to another place, and sends none of it home", () => {
  const steps = planned(changes([set, view({ tiles: laid.tiles, pieces: [meeple(0)] })], [{}]), null);
  expect(steps).toMatchObject([{ kind: "hop", piece: meeple(0), from: meeple(1) }]);
});

it("shows the points of a tie side by side, and sounds them once", () => {
  const tie = view({ scored: [won(0, 4), won(1, 4)] });
  const steps = planned(changes([start, tie], [{}]), null);
  expect(steps.filter((step) => step.kind === "glow")).toMatchObject([{ seats: [0, 1] }]);
  const gains = steps.filter((step) => step.kind === "gain");
  expect(gains.map((step) => [step.seat, step.nth, step.sound])).toEqual([
    [0, 0, "score"],
    [1, 1, undefined],
  ]);
});

it("lets the viewer's own tile down from where it lay, and plays nothing for a step taken back", () => {
  expect(planned(turn, 0)[0]).toMatchObject({ kind: "drop", low: true });
  expect(planned(turn, 1)[0]).toMatchObject({ kind: "drop", low: false });
  expect(planned(changes([laid, start], [{ type: "undo" }]), 0)).toEqual([]);
});

it("leaves the final points to the final count", () => {
  const over = view({ tiles: laid.tiles, scored: [won(0, 3)], over: true });
  expect(planned(changes([set, over], [{}]), 0)).toEqual([]);
});
