import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { FirstDrawing } from "./firstDrawing.svelte.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function made(): { first: FirstDrawing; leave: () => void } {
  let first!: FirstDrawing;
  const leave = $effect.root(() => {
    first = new FirstDrawing();
  });
  return { first, leave };
}

it("waits until the tiles on show are drawn, once", () => {
  const { first, leave } = made();
  expect(first.waiting).toBe(true);
  first.end();
  expect(first.waiting).toBe(false);
  vi.advanceTimersByTime(10_000);
  expect(first.waiting).toBe(false);
  leave();
});

it("waits three seconds at most", async () => {
  const { first, leave } = made();
  await vi.advanceTimersByTimeAsync(2900);
  expect(first.waiting).toBe(true);
  await vi.advanceTimersByTimeAsync(200);
  expect(first.waiting).toBe(false);
  leave();
});

it("starts no timer that outlives the board", async () => {
  const { leave } = made();
  await vi.advanceTimersByTimeAsync(0);
  leave();
  expect(vi.getTimerCount()).toBe(0);
});
