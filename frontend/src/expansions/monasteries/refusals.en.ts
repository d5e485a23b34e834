import { english } from "../../i18n/nouns.ts";
import type { RefusalWords } from "../../i18n/refusalWords.ts";

export const en = {
  texts: {
    "monastery.taken":
      "This monastery already has a follower, as a monk or lying down ({players}). Choose another feature.",
    "monastery.closed":
      "No monk comes to this monastery any more, since only lying abbots were there when it was surrounded.",
  },
  kinds: {
    abbacy: english("lying abbot", "as a lying abbot"),
  },
} as const satisfies RefusalWords;
