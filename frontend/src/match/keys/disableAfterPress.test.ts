import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { DISABLED_MS, disableAfterPress } from "./disableAfterPress.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const press = (count: number) => document.body.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: count }));

it("disables a button that is added after a press, for a moment", () => {
  const button = document.createElement("button");
  press(1);
  disableAfterPress(button);
  vi.advanceTimersByTime(DISABLED_MS - 1);
  expect(button.disabled).toBe(true);
  vi.advanceTimersByTime(1);
  expect(button.disabled).toBe(false);
});

it("leaves a button enabled after a key, and some time after a press", () => {
  const button = document.createElement("button");
  vi.advanceTimersByTime(10 * DISABLED_MS); // the press of the test before is long ago
  press(0);
  disableAfterPress(button);
  expect(button.disabled).toBe(false);
  press(1);
  vi.advanceTimersByTime(DISABLED_MS + 1);
  disableAfterPress(button);
  expect(button.disabled).toBe(false);
});
