// What a card shows: our words where we have them, else what the server says.

import type { Art } from "../../art/art.ts";
import { locale, type Locale } from "../../i18n/index.ts";
import { cardsDe } from "./cards.de.ts";
import { cardsEn, type CardWords } from "./cards.en.ts";
import { cardsPl } from "./cards.pl.ts";

const CARDS: Record<Locale, Readonly<Record<string, CardWords>>> = { en: cardsEn, de: cardsDe, pl: cardsPl };

/** Tiles that show at a glance what a box is about. */
const SHOWN: Readonly<Record<string, readonly string[]>> = {
  "inns-and-cathedrals": ["IC/Cccc.c", "IC/RFr.i"],
  "bridges-castles-bazaars": ["BB/Cccc.b", "BB/LCFc"],
  "traders-and-builders": ["TB/CcCC.c", "TB/Ccc.g"],
  river: ["RI.1/LIRI", "RI.2/III"],
  "abbey-and-mayor": ["AM/CCcc+", "AM/LRRRR"],
  drawbridges: ["DB/CCR.d", "DB/CRFr.d"],
  "wanderer-mayors-office": ["WM/CCCC.a", "WM/LCC.a"],
};

/** The words of a box in the chosen language; undefined for a box that we have none for. */
export const cardWords = (box: string): CardWords | undefined => CARDS[locale()][box];

/** Two designs of a box to look at: the chosen ones, else its first. */
export function shownTiles(box: string, art: Art): string[] {
  const chosen = (SHOWN[box] ?? []).filter((tile) => tile in art.tiles);
  return chosen.length > 0 ? chosen : Object.keys(art.tiles).slice(0, 2);
}
