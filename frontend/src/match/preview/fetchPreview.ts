// Where a tile would go now, as the server says: asked once for each tile and event, then remembered.

import { call } from "../../api/http.ts";
import { requestCache } from "../../api/requestCache.ts";
import type { Aided } from "../../board/placing/cells.ts";
import { apiOf } from "../../protocol/address.ts";

export interface PreviewPlacement {
  x: number;
  y: number;
  rotation: number;
  /** What the placement needs to be legal; more about it stands under that name. */
  needs?: string;
  [aid: string]: unknown;
}

export type FetchPreview = (tile: string, number: number) => Promise<readonly PreviewPlacement[] | null>;

/** Asks where tiles of a match would go. */
export function previewFetcher(match: string): FetchPreview {
  const cached = requestCache<readonly PreviewPlacement[]>(60);
  return (tile, number) => {
    const address = `${apiOf(match)}/tryout?${new URLSearchParams({ tile }).toString()}`;
    return cached(`${number} ${tile}`, () =>
      call<{ placements: PreviewPlacement[] }>("GET", address).then((r) => (r.ok ? r.data.placements : null)),
    );
  };
}

/** What placements need, by `x,y,rotation`. */
export function aidsOf(placements: readonly PreviewPlacement[]): ReadonlyMap<string, Aided> {
  return new Map(
    placements.flatMap(({ x, y, rotation, needs, ...more }) =>
      needs && more[needs] ? [[`${x},${y},${rotation}`, { aid: needs, details: more[needs] }] as const] : [],
    ),
  );
}
