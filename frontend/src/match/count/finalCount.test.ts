import { describe, expect, it, vi } from "vitest";
import type { Claim } from "../../board/features/claimLines.ts";
import type { Scored, View } from "../../protocol/types.ts";
import { FinalCount } from "./count.svelte.ts";
import { categoriesOf, countSteps, PHONE_PACE, stepMs, viewAt, wonBy } from "./finalCount.ts";

const seat = (name: string, score: number) => ({ name, score, supply: {} });
const won = (of: number, reason: string, points: number, x?: number): Scored => ({
  seq: 9,
  seat: of,
  points,
  reason,
  ...(x === undefined ? {} : { x, y: 0, feature: `${reason}@N` }),
});
const claim = (kind: string, x: number, complete = false): Claim => ({
  kind,
  spots: [{ x, y: 0, feature: `${kind}@N` }],
  holders: [0],
  scored: true,
  complete,
});
const before: View = {
  seats: [seat("Ann", 10), seat("Bob", 20)],
  tiles: [],
  pieces: [{ seat: 0, piece: "meeple", x: 1, y: 0, feature: "road@N" }],
  scored: [won(1, "city", 20, 5)],
  over: false,
};
const entries = [
  won(0, "city", 8, 0), // completed by the last tile
  won(0, "road", 2, 1),
  won(1, "road", 3, 2),
  won(0, "city", 4, 3),
  won(1, "city", 4, 3), // a tie
  won(1, "goods", 10),
  won(0, "field", 9, 6),
];
const after: View = {
  ...before,
  over: true,
  pieces: [],
  seats: [seat("Ann", 33), seat("Bob", 37)],
  scored: [...before.scored!, ...entries],
};
const claims = [claim("city", 0, true), claim("road", 1), claim("road", 2), claim("city", 3), claim("field", 6, true)];
const steps = countSteps(before, after, claims);

describe("the steps of the final count", () => {
  it("are the features in the server's order, a tie in one step, the last tile's own first", () => {
    expect(steps.map((step) => [step.reason, step.entries.length, step.lastTurn])).toEqual([
      ["city", 1, true],
      ["road", 1, false],
      ["road", 1, false],
      ["city", 2, false],
      ["goods", 1, false],
      ["field", 1, false],
    ]);
    expect(steps.map((step) => step.claim?.spots[0]?.x)).toEqual([0, 1, 2, 3, undefined, 6]);
    expect(categoriesOf(steps).map(({ reason, from, to }) => [reason, from, to])).toEqual([
      ["city", 0, 1],
      ["road", 1, 3],
      ["city", 3, 4],
      ["goods", 4, 5],
      ["field", 5, 6],
    ]);
  });

  it("lead from the scores before to those after, and lose no point", () => {
    const scores = Array.from({ length: steps.length + 1 }, (_, n) =>
      viewAt(before, after, steps, n).seats.map(({ score }) => score),
    );
    expect(scores).toEqual([
      [10, 20],
      [18, 20],
      [20, 20],
      [20, 23],
      [24, 27],
      [24, 37],
      [33, 37],
    ]);
    expect(wonBy(steps, steps.length)).toEqual(
      new Map([
        [0, 23],
        [1, 17],
      ]),
    );
  });

  it("keep the figures on the board and the game going until the last of them", () => {
    expect(viewAt(before, after, steps, 5)).toMatchObject({ over: false, pieces: before.pieces });
    expect(viewAt(before, after, steps, 5).scored).toHaveLength(7);
    expect(viewAt(before, after, steps, 6)).toBe(after);
  });

  it("take 900 ms a category and a field, features of one category share it", () => {
    expect(steps.map((_, nth) => stepMs(steps, nth))).toEqual([900, 450, 450, 900, 900, 900]);
    expect(steps.map((_, nth) => stepMs(steps, nth, PHONE_PACE))).toEqual([1800, 900, 900, 1800, 1800, 1800]);
  });

  it("need no claims to add up", () => {
    const plain = countSteps(before, after, []);
    expect(viewAt(before, after, plain, plain.length - 1).seats.map(({ score }) => score)).toEqual([24, 37]);
    expect(plain.every((step) => step.claim === null)).toBe(true);
  });
});

describe("the final count on show", () => {
  it("goes on by itself to the end", async () => {
    vi.useFakeTimers();
    const done = vi.fn();
    const count = new FinalCount(async () => claims, done);
    await count.start(before, after, 9);
    expect([count.on, count.counted, count.category?.lastTurn]).toEqual([true, 1, true]);
    expect(count.view?.seats[0]?.score).toBe(18);
    await vi.runAllTimersAsync();
    expect([count.on, count.counted, count.view]).toEqual([false, 6, null]);
    expect(done).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });

  it("is skipped at any moment, also before the server has answered", async () => {
    const done = vi.fn();
    const count = new FinalCount(async () => claims, done);
    const started = count.start(before, after, 9);
    count.skip();
    await started;
    expect([count.on, count.running]).toEqual([false, false]);
    expect(done).toHaveBeenCalledOnce();
  });

  it("comes to the result without a count where the server says nothing and nothing was scored", async () => {
    const done = vi.fn();
    const count = new FinalCount(async () => null, done);
    await count.start(before, { ...after, scored: before.scored! }, 9);
    expect(done).toHaveBeenCalledOnce();
  });
});
