import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import Board from "../../board/Board.svelte";
import { UNIT } from "../../board/geometry.ts";
import { Placing } from "../../board/placing/placing.svelte.ts";
import type { View } from "../../protocol/types.ts";
import { LOCALES, setLocale } from "../../i18n/index.ts";
import { ADVISED_MS, Advised } from "./advised.svelte.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  setLocale("en");
  vi.useRealTimers();
});

it("is said for a moment, or until it is followed", () => {
  const advised = new Advised();
  expect(advised.with("again")).toBe("Tap the space again.");
  expect(advised.words).toBe("Tap the space again.");
  vi.advanceTimersByTime(ADVISED_MS);
  expect(advised.words).toBe("");
  advised.with("misfit");
  advised.end();
  expect(advised.words).toBe("");
});

it("lasts its whole moment when something else was said just before", () => {
  const advised = new Advised();
  advised.with("again");
  vi.advanceTimersByTime(ADVISED_MS - 1);
  advised.with("misfit");
  vi.advanceTimersByTime(ADVISED_MS - 1);
  expect(advised.words).not.toBe("");
});

it("is another sentence in every language", () => {
  const all = LOCALES.flatMap((language) => {
    setLocale(language);
    return [new Advised().with("again"), new Advised().with("misfit")];
  });
  expect(new Set(all).size).toBe(2 * LOCALES.length);
});

/** What the board says of a click at a point of it; its one tile lies at the origin. */
function adviceOf(previewing: boolean, x: number, y: number): string[] {
  const said: string[] = [];
  const art = { tiles: { A: { symbol: "t-A", segments: [] } } };
  const view: View = { seats: [], tiles: [{ tile: "A", x: 0, y: 0, rotation: 0 }], pieces: [] };
  const tile = { placing: new Placing(), hand: "A", previewing, oneClick: false, aids: new Map(), onconfirm: vi.fn() };
  const props = { art, view, tile, last: null, shown: null, outline: null, overview: false, oninspect: vi.fn() };
  const board = mount(Board, {
    target: document.body,
    props: { ...props, onadvise: (advice: string) => said.push(advice) } as never,
  });
  flushSync();
  const frame = document.querySelector<HTMLElement>(".board")!;
  frame.dispatchEvent(new MouseEvent("click", { bubbles: true, clientX: x, clientY: y }));
  void unmount(board);
  return said;
}

it("says that the tile that is tried does not fit on the free cell that is pressed", () => {
  expect(adviceOf(true, 1.5 * UNIT, 0.5 * UNIT)).toEqual(["misfit"]);
  expect(adviceOf(true, 5.5 * UNIT, 0.5 * UNIT)).toEqual([]);
  expect(adviceOf(false, 1.5 * UNIT, 0.5 * UNIT)).toEqual([]);
});
