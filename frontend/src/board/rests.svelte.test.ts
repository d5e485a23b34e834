import { flushSync, mount, unmount } from "svelte";
import { expect, it } from "vitest";
import type { View } from "../protocol/types.ts";
import Board from "./Board.svelte";

const art = { tiles: { A: { symbol: "t-A", segments: [] } } };
const rest = { art, last: null, shown: null, outline: null, overview: false, oninspect: () => undefined };

/** Things that count how often somebody asks for what they are. */
function counted<T extends object>(things: readonly T[], name: keyof T, count: () => void): T[] {
  return things.map((thing) =>
    Object.defineProperty({ ...thing }, name, { get: () => (count(), thing[name]), enumerable: true }),
  );
}

it("rests where a step changes neither the tiles nor the figures, and draws what it changes", () => {
  let read = 0;
  const look = () => (read += 1);
  const tiles = counted([{ tile: "A", x: 0, y: 0, rotation: 0 }], "tile", look);
  const pieces = counted([{ seat: 0, piece: "meeple", x: 0, y: 0, feature: "road@N" }], "piece", look);
  const first: View = { seats: [], tiles, pieces };
  let view = $state.raw(first);
  const props = {
    ...rest,
    get view() {
      return view;
    },
  };
  const board = mount(Board, { target: document.body, props });
  flushSync();
  expect(document.querySelectorAll("[data-tile]")).toHaveLength(1);
  expect(read).toBeGreaterThan(0);

  read = 0;
  view = { ...first, turn: null };
  flushSync();
  expect(read).toBe(0);

  view = { ...first, tiles: [...tiles, { tile: "A", x: 1, y: 0, rotation: 0 }] };
  flushSync();
  expect(document.querySelectorAll("[data-tile]")).toHaveLength(2);
  expect(document.querySelector("[data-testid=board-summary]")?.textContent).toContain("2 tiles");
  void unmount(board);
});
