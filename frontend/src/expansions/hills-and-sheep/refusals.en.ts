import { english } from "../../i18n/nouns.ts";
import type { RefusalWords } from "../../i18n/refusalWords.ts";

export const en = {
  texts: { "shepherd.second": "A shepherd is in this field already. Choose a field without one." },
  pieces: { shepherd: english("shepherd") },
  tasks: { flock: "First let the flock grow or drive it into the stable." },
} as const satisfies RefusalWords;
