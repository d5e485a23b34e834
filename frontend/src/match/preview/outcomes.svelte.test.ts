// When the server is asked what a placement would bring, and when no longer.

import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { View } from "../../protocol/types.ts";
import { outcomeFetcher, type FetchOutcome, type TriedPlace } from "./outcome.ts";
import { Outcomes, type Thought } from "./outcomes.svelte.ts";

const view = { seats: [{ name: "Ann" }], tiles: [] } as unknown as View;
const place: TriedPlace = { tile: "RFRf", x: 1, y: 0, rotation: 0 };
const none = { features: [], scored: [] };

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** What is asked while `scene` changes what is thought of. */
async function asked(fetch: FetchOutcome, scene: (think: (now: Partial<Thought>) => void) => Promise<void>) {
  let thought = $state.raw<Thought>({ place, number: 7, view });
  let outcomes: Outcomes | undefined;
  const stop = $effect.root(() => {
    outcomes = new Outcomes(() => thought, fetch);
  });
  flushSync();
  await scene((now) => {
    thought = { ...thought, ...now };
    flushSync();
  });
  const { lines } = outcomes!;
  stop();
  return lines;
}

test("a tile that rests is asked about once, and its outcome is shown", async () => {
  const fetch = vi.fn<FetchOutcome>(() => Promise.resolve(none));
  const lines = await asked(fetch, async () => void (await vi.advanceTimersByTimeAsync(200)));
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(lines).toHaveLength(1);
});

test("a placement that is confirmed before the tile has rested is not asked about", async () => {
  const fetch = vi.fn<FetchOutcome>(() => Promise.resolve(none));
  await asked(fetch, async (think) => {
    await vi.advanceTimersByTimeAsync(100);
    think({ place: null });
    await vi.advanceTimersByTimeAsync(500);
  });
  expect(fetch).not.toHaveBeenCalled();
});

test("a call that the next event overtakes is ended, and its answer is not shown", async () => {
  const signals: AbortSignal[] = [];
  const fetch: FetchOutcome = (_place, number, signal) => {
    signals.push(signal);
    return number === 7 ? new Promise((resolve) => setTimeout(() => resolve(none), 300)) : Promise.resolve(null);
  };
  const lines = await asked(fetch, async (think) => {
    await vi.advanceTimersByTimeAsync(200);
    think({ number: 8 });
    await vi.advanceTimersByTimeAsync(500);
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  });
  expect(lines).toBeNull();
});

test("a call that was ended is sent again when the same is thought of", async () => {
  const calls = vi.fn(
    (_path: string, { signal }: RequestInit) =>
      new Promise<Response>((resolve, reject) => {
        signal?.addEventListener("abort", () => reject(new DOMException("aborted", "AbortError")));
        setTimeout(() => resolve(new Response(JSON.stringify(none))), 100);
      }),
  );
  vi.stubGlobal("fetch", calls);
  const lines = await asked(outcomeFetcher("m1"), async (think) => {
    await vi.advanceTimersByTimeAsync(200);
    think({ place: null });
    await vi.advanceTimersByTimeAsync(200);
    think({ place });
    await vi.advanceTimersByTimeAsync(500);
  });
  expect(calls).toHaveBeenCalledTimes(2);
  expect(lines).toHaveLength(1);
});
