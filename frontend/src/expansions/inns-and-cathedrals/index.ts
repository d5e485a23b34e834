// Inns, cathedrals and the big follower: words only, what they do the server says.

import type { ExpansionUI } from "../types.ts";
import { catalogues } from "./messages.ts";
import { de } from "./words.de.ts";
import { en } from "./words.en.ts";
import { pl } from "./words.pl.ts";

export default {
  words: { en, de, pl },
  catalogues: [catalogues],
  tiles: ["IC/Cccc.c", "IC/RFr.i"],
  pieces: { big: { rank: 10, single: true } },
} satisfies ExpansionUI;
