// Shrines: words, and the challenge with the monastery beside one.

import type { ExpansionUI } from "../types.ts";
import { challengeLine, lost } from "./challenge.ts";
import { catalogues, t } from "./messages.ts";

export default {
  catalogues: [catalogues],
  features: { shrine: { layer: 0, one: true, around: true } },
  reasons: {
    shrine: {
      column: 35,
      colour: { fill: "#c9a6dc", ink: "#2a1c0e" },
      source: () => t("source.shrine"),
      sound: "bell",
    },
  },
  featureLines: challengeLine,
  came: lost,
} satisfies ExpansionUI;
