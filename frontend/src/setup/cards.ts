// What a card shows besides the rules: who made the expansion, and tiles to look at.

import type { Art } from "../art/art.ts";
import { setupUI } from "../expansions/registry.ts";
import { locale } from "../i18n/index.ts";

/** The maker of an expansion, in the chosen language; undefined if no words say it. */
export const makerOf = (expansion: string): string | undefined => setupUI(expansion)?.words[locale()].maker;

/** Two designs of an expansion as pictures: the chosen ones, else its first. */
export function shownTiles(expansion: string, art: Art): string[] {
  const chosen = (setupUI(expansion)?.tiles ?? []).filter((tile) => tile in art.tiles);
  return chosen.length > 0 ? chosen : Object.keys(art.tiles).slice(0, 2);
}
