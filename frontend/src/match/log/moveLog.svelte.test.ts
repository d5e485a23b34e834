// The history of a replay: its number is that of the timeline.

import { flushSync, mount, unmount } from "svelte";
import { expect, test } from "vitest";
import { setLocale } from "../../i18n/index.ts";
import type { MatchEvent, View } from "../../protocol/types.ts";
import MoveLog from "./MoveLog.svelte";

const view = { seats: ["Ann", "Ben"], tiles: [], scored: [], figures: [], turn: null } as unknown as View;
const event = (number: number, type: string): MatchEvent =>
  ({ number, action: { seat: 0, type }, change: {} }) as unknown as MatchEvent;
const events = [event(1, "pass"), event(2, "end_turn"), event(3, "pass"), event(4, "end_turn")];

function here(current: number): { current: string[]; all: string[] } {
  setLocale("en");
  const log = mount(MoveLog, {
    target: document.body,
    props: { events, views: [view, view, view, view, view], art: null, current, newestFirst: false, onjump: () => {} },
  });
  flushSync();
  const numbers = (css: string) => [...document.querySelectorAll(css)].map((one) => one.textContent ?? "");
  const found = { current: numbers("[aria-current] .nth"), all: numbers(".log .nth") };
  void unmount(log);
  return found;
}

test("the end of a turn is a line of its own while it is on show", () => {
  expect(here(2)).toEqual({ current: ["2"], all: ["1", "2", "3"] });
  expect(here(4)).toEqual({ current: ["4"], all: ["1", "3", "4"] });
});

test("otherwise it is left out", () => {
  expect(here(3)).toEqual({ current: ["3"], all: ["1", "3"] });
});
