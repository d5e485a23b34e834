// The free cells of a board that have a tile beside them.

import { key } from "../geometry.ts";

interface Cell {
  x: number;
  y: number;
}

const SIDES = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

/** Each free cell beside a tile, once. */
export function freeCells(tiles: readonly Cell[]): Cell[] {
  const taken = new Set(tiles.map(({ x, y }) => key(x, y)));
  const free = new Map<string, Cell>();
  for (const tile of tiles)
    for (const [dx, dy] of SIDES) {
      const [x, y] = [tile.x + dx, tile.y + dy];
      if (!taken.has(key(x, y))) free.set(key(x, y), { x, y });
    }
  return [...free.values()];
}
