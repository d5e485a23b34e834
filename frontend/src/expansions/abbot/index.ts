// The base game's own abbot, and the gardens that he stands on.

import type { ExpansionUI } from "../types.ts";
import { catalogues, t } from "./messages.ts";

export default {
  catalogues: [catalogues],
  pieces: { abbot: { rank: 20, single: true } },
  features: { garden: { layer: 20, one: true, around: true } },
  actions: {
    recall: { log: ({ name }) => t("log.recall", { name }) },
  },
  reasons: { garden: { column: 40, colour: { fill: "#3f7434", ink: "#fff" } } },
} satisfies ExpansionUI;
