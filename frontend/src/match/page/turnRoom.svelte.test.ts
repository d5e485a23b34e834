// The height of the turn: kept while a turn goes on, given back a moment after another player is asked.

import { flushSync, mount, tick, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import TurnRoom, { REST_MS } from "./TurnRoom.svelte";

const area = document.createElement("section");
const props = $state({ area, height: 0, phase: "mine" });
let shown: ReturnType<typeof mount>;
let holds = 0;

/** What the turn shows is so high; its area is never lower than the room that is kept. */
function show(pixels: number) {
  holds = pixels;
  props.height = area.offsetHeight;
  flushSync();
}
const kept = () => Number.parseFloat(document.querySelector<HTMLElement>(".room")?.style.height ?? "0");
async function pass(ms: number) {
  vi.advanceTimersByTime(ms);
  await tick();
  await tick();
  show(holds);
}

beforeEach(async () => {
  vi.useFakeTimers();
  Object.defineProperty(area, "offsetHeight", { configurable: true, get: () => Math.max(holds, kept()) });
  Object.assign(props, { phase: "mine" });
  shown = mount(TurnRoom, { target: document.body, props });
  show(480);
  await pass(REST_MS);
});
afterEach(() => {
  void unmount(shown);
  vi.useRealTimers();
});

test("what a turn has needed stays while the turn goes on", async () => {
  show(300);
  await pass(10 * REST_MS);
  expect(kept()).toBe(480);
  show(520);
  expect(kept()).toBe(520);
});

test("after the turn its room is given back, once what comes next is there", async () => {
  props.phase = "theirs";
  show(0);
  expect(kept()).toBe(480);
  show(200);
  await pass(REST_MS);
  expect(kept()).toBe(200);
});

test("a turn that comes back within the moment finds its room", async () => {
  props.phase = "theirs";
  show(200);
  await pass(REST_MS / 2);
  props.phase = "mine";
  show(480);
  expect(kept()).toBe(480);
});

test("one's own turn has its own height from its first moment, so that no cell moves later", async () => {
  props.phase = "theirs";
  show(480);
  await pass(REST_MS);
  props.phase = "mine";
  show(300);
  await pass(0);
  expect(kept()).toBe(300);
});
