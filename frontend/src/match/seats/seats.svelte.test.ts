import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, it, vi } from "vitest";
import type { Headline, View } from "../../protocol/types.ts";
import { COUNT_MS } from "./countUp.svelte.ts";
import Seats from "./Seats.svelte";

const headline = { id: "m", seats: [], setup: {} } as unknown as Headline;
const scored = (score: number) => ({ seats: [{ name: "Ann", score, supply: {} }], tiles: [] }) as unknown as View;

afterEach(() => vi.unstubAllGlobals());

it.each([
  ["counts up on the page of a match", true, "0"],
  ["changes at once in a replay", false, "6"],
])("a total %s, and says what it is all along", (_, counting, meanwhile) => {
  let frames: ((now: number) => void)[] = [];
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
  vi.stubGlobal("requestAnimationFrame", (frame: (now: number) => void) => frames.push(frame));
  vi.stubGlobal("cancelAnimationFrame", () => (frames = []));
  let view = $state.raw(scored(0));
  const props = {
    headline,
    counting,
    get view() {
      return view;
    },
  };
  const seats = mount(Seats, { target: document.body, props });
  flushSync();
  const total = document.querySelector<HTMLElement>(".score")!;
  view = scored(6);
  flushSync();
  expect(total.dataset["total"]).toBe("6");
  expect(total.ariaLabel ?? total.getAttribute("aria-label")).toContain("6");
  expect(total.textContent.trim()).toBe(meanwhile);
  frames.at(-1)?.(performance.now() + 2 * COUNT_MS);
  flushSync();
  expect(total.textContent.trim()).toBe("6");
  void unmount(seats);
});
