// What the page says of a move that is on its way to the server.

import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { placementOf, Sending, SLOW_MS } from "./sending.svelte.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const act = (action: object) => ({ message: { t: "act", id: "1", number: 1, action } }) as never;

it("finds the placement of a command", () => {
  const action = { seat: 0, type: "place_tile", x: 1, y: 0, rotation: 90 };
  expect(placementOf(act(action))).toEqual(action);
  expect(placementOf(act({ seat: 0, type: "end_turn" }))).toBeNull();
  expect(placementOf({ message: { t: "undo", id: "1", number: 1 } } as never)).toBeNull();
  expect(placementOf(null)).toBeNull();
});

it("mentions a command that has been on its way for a moment, each by itself", () => {
  let waiting = $state.raw<{ id: string } | null>(null);
  let sending!: Sending;
  const leave = $effect.root(() => void (sending = new Sending(() => waiting)));
  const becomes = (next: { id: string } | null, ms: number) => {
    waiting = next;
    flushSync();
    vi.advanceTimersByTime(ms);
    return sending.slow;
  };
  expect(becomes({ id: "a" }, SLOW_MS - 1)).toBe(false);
  expect(becomes({ id: "a" }, 1)).toBe(true); // sent once more: still the same command
  expect(becomes({ id: "b" }, SLOW_MS - 1)).toBe(false);
  expect(becomes(null, SLOW_MS)).toBe(false);
  leave();
});
