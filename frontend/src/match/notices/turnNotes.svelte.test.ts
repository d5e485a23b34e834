// The notes of a turn: all of them where there is room, a line each and the rest at a tap on a phone on its side.

import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import TurnNotes from "./TurnNotes.svelte";

let low = false;
vi.mock("../../mediaQuery.svelte.ts", () => ({ matches: () => low }));

let shown: ReturnType<typeof mount>;
function show(wide: boolean) {
  low = !wide;
  shown = mount(TurnNotes, { target: document.body, props: { notes: ["Second tile of this turn", "Circus: 2 west"] } });
  flushSync();
}
beforeEach(() => (low = false));
afterEach(() => void unmount(shown));

const button = () => document.querySelector<HTMLButtonElement>("button.turn-notes");
const said = () => [...document.querySelectorAll(".turn-note")].map((note) => note.textContent);

test("with room every note is there, and nothing is to be pressed", () => {
  show(true);
  expect(said()).toEqual(["Second tile of this turn", "Circus: 2 west"]);
  expect(button()).toBeNull();
});

test("with little height a tap shows the notes whole, and another one short again", () => {
  show(false);
  expect(said()).toHaveLength(2);
  for (const whole of ["false", "true", "false"]) {
    expect(button()?.getAttribute("aria-expanded")).toBe(whole);
    expect(button()?.classList.contains("whole")).toBe(whole === "true");
    button()?.click();
    flushSync();
  }
});
