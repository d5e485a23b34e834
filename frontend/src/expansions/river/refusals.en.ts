import { english } from "../../i18n/nouns.ts";
import type { RefusalWords } from "../../i18n/refusalWords.ts";

export const en = {
  texts: {
    "setup.river": "No start tile leaves the river an open end. Start with {tile}, or name no tile.",
    "river.on": "Join this tile to the open end of the river.",
    "river.apart": "Two branches of the river must not meet. Choose another space.",
    "river.back": "The river must not turn the same way twice in a row. Turn the tile.",
    "river.end": "The river can’t end yet, because more river tiles will come. Choose another space.",
  },
  kinds: {
    river: english("river", "in the river"),
  },
} as const satisfies RefusalWords;
