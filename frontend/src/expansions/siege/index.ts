// Besieged cities: who escapes from them, and what a siege takes from a city and gives a field.

import type { ExpansionUI } from "../types.ts";
import { escape, escapes } from "./escape.ts";
import { catalogues } from "./messages.ts";
import { siegeLines } from "./siegeLines.ts";

export default {
  catalogues: [catalogues],
  actions: { escape },
  decisions: { escape: escapes },
  featureLines: siegeLines,
} satisfies ExpansionUI;
