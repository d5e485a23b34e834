// Which of the tiles still to come fit a free cell: the server says what fits, the page how many of each are left.

import { call } from "../../api/http.ts";
import { requestCache } from "../../api/requestCache.ts";
import { apiOf } from "../../protocol/address.ts";

export interface Cell {
  x: number;
  y: number;
}

/** A design that would fit, and each way round that it would (`GET /api/matches/<id>/fitting`). */
export interface FittingDesign {
  tile: string;
  rotations: readonly number[];
}

const cached = requestCache<FittingDesign[]>(60);

/** The designs that would fit a cell of the newest board; null if the server does not say. */
export const fittingAt = (match: string, number: number, { x, y }: Cell): Promise<FittingDesign[] | null> =>
  cached(`${match} ${number} ${x},${y}`, () =>
    call<{ tiles: FittingDesign[] }>("GET", `${apiOf(match)}/fitting?x=${x}&y=${y}`).then((r) =>
      r.ok ? r.data.tiles : null,
    ),
  );

/** A design that fits, the way round it is shown, and how many of it are left. */
export interface Fit {
  tile: string;
  rotation: number;
  count: number;
}

/** Those of the tiles left that fit, the most frequent first. */
export function fitsOf(designs: readonly FittingDesign[], left: readonly (readonly [string, number])[]): Fit[] {
  const counts = new Map(left);
  const fits = designs.map(({ tile, rotations }) => ({
    tile,
    rotation: rotations[0] ?? 0,
    count: counts.get(tile) ?? 0,
  }));
  return fits.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count);
}

/** Whether a cell is free and beside a tile. */
export function isFree(tiles: readonly Cell[], { x, y }: Cell): boolean {
  const away = tiles.map((tile) => Math.abs(tile.x - x) + Math.abs(tile.y - y));
  return away.includes(1) && !away.includes(0);
}
