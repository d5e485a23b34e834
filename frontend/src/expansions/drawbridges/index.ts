// Drawbridges at city gates.

import type { ExpansionUI } from "../types.ts";
import { crossing, drawbridge } from "./crossing.ts";
import { catalogues } from "./messages.ts";
import Raised from "./Raised.svelte";
import { de } from "./words.de.ts";
import { en } from "./words.en.ts";
import { pl } from "./words.pl.ts";

export default {
  words: { en, de, pl },
  catalogues: [catalogues],
  tiles: ["DB/CCR.d", "DB/CRFr.d"],
  actions: { cross_drawbridge: crossing },
  decisions: { drawbridge },
  board: { layers: { tiles: Raised } },
} satisfies ExpansionUI;
