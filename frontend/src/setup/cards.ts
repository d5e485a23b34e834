// What a card shows: the words of the expansion's folder, else what the server says.

import type { Art } from "../art/art.ts";
import { setupUI } from "../expansions/registry.ts";
import type { CardWords } from "../expansions/types.ts";
import { locale } from "../i18n/index.ts";

/** The words of a box in the chosen language; undefined for a box that we have none for. */
export const cardWords = (box: string): CardWords | undefined => setupUI(box)?.words[locale()].card;

/** Two designs of a box to look at: the chosen ones, else its first. */
export function shownTiles(box: string, art: Art): string[] {
  const chosen = (setupUI(box)?.tiles ?? []).filter((tile) => tile in art.tiles);
  return chosen.length > 0 ? chosen : Object.keys(art.tiles).slice(0, 2);
}
