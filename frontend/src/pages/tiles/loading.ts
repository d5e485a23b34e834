// Loads what draws and names tiles, when somebody wants to see them: the table's page needs none of it otherwise.

import { loadArt } from "../../art/art.ts";
import { loadExpansions } from "../../expansions/loading.ts";
import { locale } from "../../i18n/core.svelte.ts";
import { loadWords } from "../../i18n/loading.ts";
import type { TileSet, TilesLoaded } from "../../table/tiles/tileSets.ts";

/** The component that lists tiles, and the drawings of these sets. Rejects if they can't be fetched. */
export async function loadTiles(digest: string, names: readonly string[]): Promise<TilesLoaded> {
  const [list, sets] = await Promise.all([
    import("./TileSets.svelte"),
    Promise.all(names.map(async (name): Promise<TileSet> => ({ name, art: await loadArt(digest, [name]) }))),
    loadWords(locale(), "board"),
    loadExpansions(),
  ]);
  return { List: list.default, sets };
}
