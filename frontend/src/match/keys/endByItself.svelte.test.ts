// The end of a turn in which nothing else is possible: announced for a moment, in which it can be taken back.

import { flushSync, tick } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Action } from "../../protocol/types.ts";
import { Keys, MOMENT_MS, type Table } from "../page/keys.svelte.ts";
import { set } from "../page/settings.svelte.ts";

const end: Action = { seat: 0, type: "end_turn" };
const deploy: Action = { seat: 0, type: "deploy", piece: "meeple", x: 0, y: 0, feature: "road@N" };
const at = $state({
  actions: null as readonly Action[] | null,
  end: null as Action | null,
  soon: false,
  choices: [],
  placing: { cells: [] },
  match: { number: 1 },
  play: vi.fn(),
  undo: vi.fn(),
});
let keys: Keys;
let stop: () => void;

function offer(...actions: Action[]) {
  Object.assign(at, { actions, end: actions.find(({ type }) => type === "end_turn") ?? null });
  at.match.number += 1;
  flushSync();
}

beforeEach(() => {
  vi.useFakeTimers();
  at.play = vi.fn();
  at.undo = vi.fn(() => offer(deploy, end));
  stop = $effect.root(() => void (keys = new Keys({ at, looking: { on: false } } as unknown as Table)));
  flushSync();
});
afterEach(() => {
  stop();
  set("autoEnd", false);
  set("manualEnd", false);
  document.body.replaceChildren();
  vi.useRealTimers();
});

it("is announced, and comes after its moment", () => {
  offer(deploy, end);
  expect(at.soon).toBe(false);
  offer(end);
  expect(at.soon).toBe(true);
  vi.advanceTimersByTime(MOMENT_MS - 1);
  expect(at.play).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(at.play).toHaveBeenCalledExactlyOnceWith(end);
});

it("does not come where the last step is taken back within the moment", () => {
  offer(end);
  vi.advanceTimersByTime(MOMENT_MS - 1);
  keys.pressed(new KeyboardEvent("keydown", { key: "z", ctrlKey: true }));
  expect(at.undo).toHaveBeenCalledOnce();
  expect(at.soon).toBe(false);
  vi.advanceTimersByTime(2 * MOMENT_MS);
  expect(at.play).not.toHaveBeenCalled();
});

it("comes at once, or not at all, as the person wishes", () => {
  set("autoEnd", true);
  offer(end);
  expect(at.soon).toBe(false);
  vi.advanceTimersByTime(0);
  expect(at.play).toHaveBeenCalledOnce();
  set("autoEnd", false);
  set("manualEnd", true);
  offer(end);
  vi.advanceTimersByTime(2 * MOMENT_MS);
  expect(at.play).toHaveBeenCalledOnce();
});

it("leaves the focus at the heading of the turn when the choice that was clicked has gone", async () => {
  document.body.innerHTML = `<section class="turn-area"><h2 tabindex="-1" data-testid="turn-title"></h2>
    <button>Deploy</button></section>`;
  const button = document.querySelector("button")!;
  button.dispatchEvent(new Event("pointerdown", { bubbles: true }));
  button.focus();
  expect(document.activeElement).toBe(button);
  button.remove();
  offer(end);
  await tick();
  await tick();
  expect(document.activeElement).toBe(document.querySelector("h2"));
});
