// The river, laid before anything else.

import type { ExpansionUI } from "../types.ts";
import { catalogues } from "./messages.ts";
import { hidesDraws, turnNotes } from "./river.ts";
import ToCome from "./ToCome.svelte";

export default {
  catalogues: [catalogues],
  features: { river: { layer: 40, inert: true, ground: "var(--art-river, #8ec2d2)" } },
  turnNotes,
  toCome: ToCome,
  hidesDraws,
} satisfies ExpansionUI;
