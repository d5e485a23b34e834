import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import Board from "../../board/Board.svelte";
import type { BoardHandle } from "../../board/props.ts";
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
    return [new Advised().with("again"), new Advised().with("misfit"), new Advised().with("apart")];
  });
  expect(new Set(all).size).toBe(3 * LOCALES.length);
});

/** What the board says of a press at a point of it; its one tile lies at the origin. */
function adviceOf(previewing: boolean, x: number, y: number, act: "click" | "drop" = "click"): string[] {
  const said: string[] = [];
  const art = { tiles: { A: { symbol: "t-A", segments: [] } } };
  const view: View = { seats: [], tiles: [{ tile: "A", x: 0, y: 0, rotation: 0 }], pieces: [] };
  const tile = { placing: new Placing(), hand: "A", previewing, oneClick: false, aids: new Map(), onconfirm: vi.fn() };
  const props = { art, view, tile, last: null, shown: null, outline: null, overview: false, oninspect: vi.fn() };
  let handle: BoardHandle | null = null;
  const board = mount(Board, {
    target: document.body,
    props: {
      ...props,
      onadvise: (advice: string) => said.push(advice),
      get handle() {
        return handle;
      },
      set handle(next: BoardHandle | null) {
        handle = next;
      },
    } as never,
  });
  flushSync();
  const frame = document.querySelector<HTMLElement>(".board")!;
  frame.getBoundingClientRect = () =>
    ({ left: 0, top: 0, right: 900, bottom: 900, width: 900, height: 900 }) as DOMRect;
  if (act === "click") frame.dispatchEvent(new MouseEvent("click", { bubbles: true, clientX: x, clientY: y }));
  else
    for (const type of ["pointermove", "pointerup"])
      (handle as BoardHandle | null)?.lay(new MouseEvent(type, { clientX: x, clientY: y }) as PointerEvent);
  void unmount(board);
  return said;
}

it.each([true, false])("says that the tile does not fit on the free cell that is pressed (tried: %s)", (previewing) => {
  expect(adviceOf(previewing, 1.5 * UNIT, 0.5 * UNIT)).toEqual(["misfit"]);
  expect(adviceOf(previewing, 5.5 * UNIT, 0.5 * UNIT)).toEqual([]);
});

it("says why the tile that is let go does not stay there", () => {
  expect(adviceOf(false, 1.5 * UNIT, 0.5 * UNIT, "drop")).toEqual(["misfit"]);
  expect(adviceOf(false, 1.5 * UNIT, 1.5 * UNIT, "drop")).toEqual(["apart"]);
  expect(adviceOf(false, 0.5 * UNIT, 0.5 * UNIT, "drop")).toEqual([]);
  expect(adviceOf(false, 1.5 * UNIT, 9.5 * UNIT, "drop")).toEqual([]);
});
