import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { between, COUNT_MS, CountUp } from "./countUp.svelte.ts";

let frames: ((now: number) => void)[] = [];
const pass = (ms: number) => {
  const due = frames;
  frames = [];
  for (const frame of due) frame(performance.now() + ms);
};
const motion = (reduced: boolean) => vi.stubGlobal("matchMedia", () => ({ matches: reduced }));

beforeEach(() => {
  frames = [];
  vi.stubGlobal("requestAnimationFrame", (frame: (now: number) => void) => frames.push(frame));
  vi.stubGlobal("cancelAnimationFrame", () => (frames = []));
});
afterEach(() => vi.unstubAllGlobals());

/** A count over a total that tests change, and the way to end it. */
function counting(moving: boolean) {
  let total = $state(4);
  let count!: CountUp;
  const end = $effect.root(() => {
    count = new CountUp(
      () => total,
      () => moving,
    );
  });
  flushSync();
  const become = (to: number) => {
    total = to;
    flushSync();
  };
  return { count, become, end };
}

it("passes numbers between on the way to the new total, and ends there", () => {
  motion(false);
  const { count, become, end } = counting(true);
  expect(count.shown).toBe(4);
  become(24);
  expect(count.shown).toBe(4);
  pass(COUNT_MS / 4);
  expect(count.shown).toBeGreaterThan(4);
  expect(count.shown).toBeLessThan(24);
  pass(COUNT_MS);
  expect(count.shown).toBe(24);
  expect(frames).toEqual([]);
  end();
});

it("goes on from what is shown where another total comes meanwhile", () => {
  motion(false);
  const { count, become, end } = counting(true);
  become(24);
  pass(COUNT_MS / 4);
  const half = count.shown;
  become(30);
  expect(count.shown).toBe(half);
  pass(COUNT_MS);
  expect(count.shown).toBe(30);
  end();
});

it.each([
  ["a person wants no motion", true, true],
  ["nothing is played here, as in a replay", false, false],
])("shows the new total at once where %s", (_, reduced, moving) => {
  motion(reduced);
  const { count, become, end } = counting(moving);
  become(24);
  expect(count.shown).toBe(24);
  expect(frames).toEqual([]);
  end();
});

it("counts down, too, and never past its end", () => {
  expect(between(10, 4, 0)).toBe(10);
  expect(between(10, 4, 2)).toBe(4);
  expect(between(10, 4, -1)).toBe(10);
});
