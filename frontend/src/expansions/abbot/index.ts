// The base game's own abbot, and the gardens that he stands on.

import { pieceWord } from "../../words/words.ts";
import type { ExpansionUI } from "../types.ts";
import { catalogues, t } from "./messages.ts";

export default {
  catalogues: [catalogues],
  pieces: { abbot: { rank: 20, single: true } },
  features: { garden: { layer: 20, one: true, around: true } },
  actions: {
    recall: { log: ({ action, name }) => t("log.recall", { name, piece: pieceWord(action.piece ?? "") }) },
  },
  reasons: { garden: { column: 40 } },
} satisfies ExpansionUI;
