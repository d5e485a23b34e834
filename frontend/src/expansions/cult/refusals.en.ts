import { english } from "../../i18n/nouns.ts";
import type { RefusalWords } from "../../i18n/refusalWords.ts";

export const en = {
  texts: {
    "shrine.between": "A shrine can’t lie beside two monasteries. Choose a space with at most one around it.",
    "monastery.between": "A monastery can’t lie beside two shrines. Choose a space with at most one around it.",
    "shrine.second": "The monastery beside this space has a shrine already. Choose another space.",
    "monastery.second": "The shrine beside this space has a monastery already. Choose another space.",
  },
  kinds: {
    shrine: english("shrine", "in the shrine"),
  },
} as const satisfies RefusalWords;
