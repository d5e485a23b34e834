// The river, laid before anything else.

import type { ExpansionUI } from "../types.ts";
import { catalogues } from "./messages.ts";
import { hidesDraws, turnNotes } from "./river.ts";
import ToCome from "./ToCome.svelte";
import { de } from "./words.de.ts";
import { en } from "./words.en.ts";
import { pl } from "./words.pl.ts";

export default {
  words: { en, de, pl },
  catalogues: [catalogues],
  tiles: ["RI.1/LIRI", "RI.2/III"],
  features: { river: { layer: 40, inert: true, ground: "var(--art-river, #8ec2d2)" } },
  turnNotes,
  toCome: ToCome,
  hidesDraws,
} satisfies ExpansionUI;
