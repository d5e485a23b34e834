import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { CatchUp } from "./catchUp.ts";

beforeEach(() => vi.useFakeTimers({ toFake: ["Date"] }));
afterEach(() => vi.useRealTimers());

it("is overdue once something has been missing for a while, and again after as long", () => {
  const catchUp = new CatchUp();
  catchUp.behind();
  vi.setSystemTime(Date.now() + 1000);
  expect(catchUp.overdue()).toBe(false);
  vi.setSystemTime(Date.now() + 600);
  expect(catchUp.overdue()).toBe(true);
  expect(catchUp.overdue()).toBe(false);
});

it("asks less and less often while nothing is answered", () => {
  const catchUp = new CatchUp();
  const waits = [];
  for (let asked = 0; asked < 5; asked += 1) {
    const began = Date.now();
    catchUp.overdue();
    while (!catchUp.overdue()) vi.setSystemTime(Date.now() + 100);
    catchUp.request();
    waits.push(Date.now() - began);
  }
  expect(waits).toEqual([1500, 1500, 3000, 6000, 12_000]);
  catchUp.answered();
  vi.setSystemTime(Date.now() + 1500);
  expect(catchUp.overdue()).toBe(true);
});

it("asks on a new connection every fourth time, until events arrive", () => {
  const catchUp = new CatchUp();
  expect([1, 2, 3, 4, 5].map(() => catchUp.request())).toEqual(["here", "here", "here", "reconnect", "here"]);
  catchUp.progressed();
  expect(catchUp.mayAskForOffer).toBe(true);
  expect([1, 2, 3, 4].map(() => catchUp.request()).at(-1)).toBe("reconnect");
  expect(catchUp.mayAskForOffer).toBe(false);
});

it("keeps the newest number that was mentioned", () => {
  const catchUp = new CatchUp();
  catchUp.expect(7);
  catchUp.expect(5);
  expect(catchUp.known).toBe(7);
});
