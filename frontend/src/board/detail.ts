// Which tiles are drawn with the detail of the moment: those on show and a rim around them. The others keep the
// pictures they have until the board is moved there: a zoom then reads a few drawings anew, not those of all tiles.

import type { Look } from "../art/drawings.svelte.ts";
import type { PlacedTile } from "../protocol/types.ts";
import { key, UNIT, type Point } from "./geometry.ts";
import type { Rectangle } from "./viewport/viewport.ts";

/** Of the width and the height on show: how far the region reaches beyond it, and how near its rim may come. */
const [BEYOND, NEAR] = [0.5, 0.2];
/** So many times as wide as what is on show a region holds too much. */
const TOO_WIDE = 3;

const grown = ({ x, y, width, height }: Rectangle, by: number): Rectangle => ({
  x: x - by * width,
  y: y - by * height,
  width: width * (1 + 2 * by),
  height: height * (1 + 2 * by),
});

const holds = (outer: Rectangle, inner: Rectangle): boolean =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;

/** The region that is drawn in detail: the one of before as long as it will do, else one around what is on show. */
export function detailed(before: Rectangle | null, seen: Rectangle): Rectangle {
  if (before && holds(before, grown(seen, NEAR)) && before.width <= TOO_WIDE * seen.width) return before;
  return grown(seen, BEYOND);
}

const within = ({ x, y }: Point, region: Rectangle): boolean =>
  (x + 1) * UNIT >= region.x &&
  x * UNIT <= region.x + region.width &&
  (y + 1) * UNIT >= region.y &&
  y * UNIT <= region.y + region.height;

/** A tile the way it lies: in a replay another one may come to lie at its place. */
export const lying = ({ x, y, tile, rotation }: PlacedTile): string => `${key(x, y)} ${tile} ${rotation}`;

/** The tiles whose pictures must change: those of the region, those of another light, and those without any. */
export const stale = (
  tiles: readonly PlacedTile[],
  looks: ReadonlyMap<string, Look>,
  region: Rectangle | null,
  next: Look,
): PlacedTile[] =>
  tiles.filter((tile) => {
    const look = looks.get(lying(tile));
    if (look?.light !== next.light) return true;
    return look.level !== next.level && (region === null || within(tile, region));
  });

/** Splits tiles into those of the region and those out of it, which are drawn after them. */
export function inOrder<T extends Point>(tiles: readonly T[], region: Rectangle | null): [onShow: T[], others: T[]] {
  const shown = (tile: T) => region === null || within(tile, region);
  return [tiles.filter(shown), tiles.filter((tile) => !shown(tile))];
}

/** The looks of tiles on the board, with a new one for some of them. */
export function withLooks(
  tiles: readonly PlacedTile[],
  looks: ReadonlyMap<string, Look>,
  anew: readonly PlacedTile[],
  next: Look,
): ReadonlyMap<string, Look> {
  const changed = new Set(anew.map(lying));
  return new Map(
    tiles.flatMap((tile) => {
      const look = changed.has(lying(tile)) ? next : looks.get(lying(tile));
      return look ? [[lying(tile), look] as const] : [];
    }),
  );
}
