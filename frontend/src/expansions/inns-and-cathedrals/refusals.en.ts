import { english } from "../../i18n/nouns.ts";
import type { RefusalWords } from "../../i18n/refusalWords.ts";

export const en = {
  texts: {},
  pieces: {
    big: english("big follower"),
  },
} as const satisfies RefusalWords;
