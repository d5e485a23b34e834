import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Hover } from "./hover.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const road = { x: 1, y: 2, feature: "road@N" };
const city = { x: 1, y: 2, feature: "city@S" };

it("reports what the pointer rests on, not what it passes", () => {
  const rested = vi.fn();
  const hover = new Hover(rested);
  hover.over(road);
  vi.advanceTimersByTime(100);
  hover.over(city);
  vi.advanceTimersByTime(500);
  hover.over({ ...city });
  vi.advanceTimersByTime(500);
  expect(rested.mock.calls).toEqual([[city]]);
});

it("reports at once that the pointer has left", () => {
  const rested = vi.fn();
  const hover = new Hover(rested);
  hover.over(road);
  hover.leave();
  vi.advanceTimersByTime(500);
  expect(rested.mock.calls).toEqual([[null]]);
});
