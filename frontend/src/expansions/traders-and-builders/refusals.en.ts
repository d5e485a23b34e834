import { english } from "../../i18n/nouns.ts";
import type { RefusalWords } from "../../i18n/refusalWords.ts";

export const en = {
  texts: {
    "deploy.alone": "Place the {piece} where you already have a follower.",
    "deploy.complete": "This {kind} is completed. Choose one that can still grow.",
  },
  pieces: {
    builder: english("builder"),
    pig: english("pig"),
  },
} as const satisfies RefusalWords;
