// Where a tile would go now, as the server says: asked once for each tile and event, then remembered.

import { call } from "../../api/http.ts";
import { requestCache } from "../../api/requestCache.ts";
import type { Aided } from "../../board/placing/cells.ts";

export interface Tried {
  x: number;
  y: number;
  rotation: number;
  /** What the placement needs to be legal; more about it stands under that name. */
  needs?: string;
  [aid: string]: unknown;
}

export type FetchTryout = (tile: string, number: number) => Promise<readonly Tried[] | null>;

/** Asks where tiles of a match would go. */
export function tryouts(match: string): FetchTryout {
  const cached = requestCache<readonly Tried[]>(60);
  return (tile, number) => {
    const address = `/api/matches/${encodeURIComponent(match)}/tryout?${new URLSearchParams({ tile }).toString()}`;
    return cached(`${number} ${tile}`, () =>
      call<{ placements: Tried[] }>("GET", address).then((r) => (r.ok ? r.data.placements : null)),
    );
  };
}

/** What placements need, by `x,y,rotation`. */
export function aidsOf(placements: readonly Tried[]): ReadonlyMap<string, Aided> {
  return new Map(
    placements.flatMap(({ x, y, rotation, needs, ...more }) =>
      needs && more[needs] ? [[`${x},${y},${rotation}`, { aid: needs, details: more[needs] }] as const] : [],
    ),
  );
}
