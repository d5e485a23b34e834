import { expect, it } from "vitest";
import { ticksOf } from "./clockTicks.ts";

const DUE = "2026-01-01T00:01:00Z";
const clock = { seat: 1, left: [60_000, 20_000], running: true, due: DUE };
const before = (seconds: number) => Date.parse(DUE) - seconds * 1000;

it("ticks once a second in the last ten, for the seat whose clock runs", () => {
  expect(ticksOf(clock, 1, before(12))).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((s) => s * 1000));
  expect(ticksOf(clock, 1, before(3))).toEqual([0, 1000, 2000]);
  expect(ticksOf(clock, 0, before(5)), "somebody else's").toEqual([]);
  expect(ticksOf({ ...clock, running: false }, 1, before(5))).toEqual([]);
  expect(ticksOf(clock, null, before(5)), "who only watches").toEqual([]);
});
