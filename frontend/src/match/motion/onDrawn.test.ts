import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, it, vi } from "vitest";
import Tiles from "../../board/Tiles.svelte";
import type { Moving } from "./motion.svelte.ts";
import { moveDrawn } from "./onDrawn.ts";

const art = {
  tiles: { A: { symbol: "t-A", segments: [] }, B: { symbol: "t-B", segments: [] } },
};
const placed = [
  { tile: "A", x: 0, y: 0, rotation: 0 },
  { tile: "B", x: -1, y: 2, rotation: 90 },
];
const drop: Moving = { id: 0, kind: "drop", at: 0, ms: 220, seat: 0, x: -1, y: 2, low: false };

afterEach(() => {
  document.body.innerHTML = "";
  Reflect.deleteProperty(Element.prototype, "animate");
});

it("drops both parts of the tile that was placed, and no other", () => {
  const moved: Element[] = [];
  const cancel = vi.fn();
  Element.prototype.animate = function (this: Element) {
    moved.push(this);
    return { cancel } as unknown as Animation;
  };
  const board = document.body.appendChild(document.createElementNS("http://www.w3.org/2000/svg", "svg"));
  const tiles = mount(Tiles, { target: board, props: { art, placed, scale: 1 } });
  flushSync();
  const mark = board.appendChild(document.createElementNS("http://www.w3.org/2000/svg", "g"));
  const stop = moveDrawn(mark, drop, { art, tiles: new Map() });
  expect(moved.map((part) => part.tagName)).toEqual(["image", "image"]);
  expect(moved.map((part) => part.getAttribute("data-at"))).toEqual(["-1,2", "-1,2"]);
  stop?.();
  expect(cancel).toHaveBeenCalledTimes(2);
  void unmount(tiles);
});
