import type { Component } from "svelte";
import type { TileCounts } from "../../api/types.ts";
import type { Art } from "../../art/art.ts";

export interface TileSet {
  /** "base", or the name of an expansion. */
  name: string;
  art: Art;
}

export interface TilesLoaded {
  List: Component<{ sets: readonly TileSet[]; counts: TileCounts }>;
  sets: TileSet[];
}

/** Fetches what draws and names tiles; the page of a table is given it, since it lies above tables. */
export type LoadTiles = (digest: string, names: readonly string[]) => Promise<TilesLoaded>;
