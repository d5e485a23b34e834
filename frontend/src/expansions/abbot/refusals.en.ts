import { english } from "../../i18n/nouns.ts";
import type { RefusalWords } from "../../i18n/refusalWords.ts";

export const en = {
  texts: {
    "recall.absent": "Your abbot isn’t there. Choose the building where it is.",
    "recall.later": "Your abbot stays in this building until the end of the game.",
    "recall.complete": "This building is completed, so your abbot can’t leave. It scores when you end your turn.",
  },
  pieces: {
    abbot: english("abbot"),
  },
  kinds: {
    garden: english("garden", "in the garden"),
  },
} as const satisfies RefusalWords;
