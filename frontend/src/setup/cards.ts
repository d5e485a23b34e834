// What a card shows besides the rules: who made the expansion, and tiles to look at.

import type { Art } from "../art/art.ts";
import { setupUI } from "../expansions/registry.ts";
import { locale } from "../i18n/index.ts";

/** The maker of an expansion, in the chosen language; undefined if no words say it. */
export const makerOf = (expansion: string): string | undefined => setupUI(expansion)?.words[locale()].maker;

/** Two designs of an expansion as pictures: the chosen ones, else its first and the one in the middle. */
export function shownTiles(expansion: string, art: Art): string[] {
  const chosen = (setupUI(expansion)?.tiles ?? []).filter((tile) => tile in art.tiles);
  const all = Object.keys(art.tiles);
  return chosen.length > 0 ? chosen : all.filter((_, nth) => nth === 0 || nth === Math.floor(all.length / 2));
}
