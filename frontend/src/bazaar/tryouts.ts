// Where a tile would go now, as the server says: asked once for each tile and event, then remembered.

import { call } from "../api/http.ts";
import { requestCache } from "../api/requestCache.ts";
import type { Site } from "../board/site.ts";

export interface Tried {
  x: number;
  y: number;
  rotation: number;
  needs?: string;
  /** The bridge that this placement needs. */
  bridge?: Site;
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

/** The bridge of each placement that needs one, by `x,y,rotation`. */
export function sitesOf(placements: readonly Tried[]): ReadonlyMap<string, Site> {
  return new Map(placements.flatMap((p) => (p.bridge ? [[`${p.x},${p.y},${p.rotation}`, p.bridge] as const] : [])));
}
