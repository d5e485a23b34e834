import { english } from "../../i18n/nouns.ts";
import type { RefusalWords } from "../../i18n/refusalWords.ts";

export const en = {
  texts: {
    "phantom.used": "Your phantom stands on this tile, so no other figure follows. Undo to place another one first.",
    "phantom.only": "You’ve used your figure for this tile. Only your phantom may still join.",
  },
  pieces: {
    phantom: english("phantom"),
  },
} as const satisfies RefusalWords;
