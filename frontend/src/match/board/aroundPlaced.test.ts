import { expect, test } from "vitest";
import type { Choice } from "../../board/figures/choices.ts";
import type { PlacedTile } from "../../protocol/types.ts";
import { aroundPlaced } from "./aroundPlaced.ts";

const tile: PlacedTile = { tile: "D", x: 3, y: -1, rotation: 0 };
const choice = (x: number, y: number): Choice => ({
  action: { seat: 0, type: "deploy", piece: "follower", x, y, feature: "city" },
  digit: null,
  label: "",
});

test("the tile and its neighbours are brought near while a figure can go on it", () => {
  const cells = aroundPlaced(tile, [choice(0, 0), choice(3, -1)]);
  const [xs, ys] = [cells.map(({ x }) => x), cells.map(({ y }) => y)];
  expect([Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]).toEqual([2, 4, -2, 0]);
});

test("nothing is brought near where all choices lie elsewhere", () => {
  expect(aroundPlaced(tile, [choice(0, 0)])).toEqual([]);
  expect(aroundPlaced(undefined, [choice(0, 0)])).toEqual([]);
});
