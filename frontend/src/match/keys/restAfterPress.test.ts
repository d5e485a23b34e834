import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { REST_MS, restAfterPress } from "./restAfterPress.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const press = (count: number) => document.body.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: count }));

it("rests after a press, and then wakes", () => {
  const button = document.createElement("button");
  press(1);
  restAfterPress(button);
  vi.advanceTimersByTime(REST_MS - 1);
  expect(button.disabled).toBe(true);
  vi.advanceTimersByTime(1);
  expect(button.disabled).toBe(false);
});

it("is awake at once for keys, and for a press some time after", () => {
  const button = document.createElement("button");
  vi.advanceTimersByTime(10 * REST_MS); // the press of the test before is long ago
  press(0);
  restAfterPress(button);
  expect(button.disabled).toBe(false);
  press(1);
  vi.advanceTimersByTime(REST_MS + 1);
  restAfterPress(button);
  expect(button.disabled).toBe(false);
});
