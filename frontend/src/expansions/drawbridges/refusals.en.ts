import type { RefusalWords } from "../../i18n/refusalWords.ts";

export const en = {
  texts: {
    "drawbridge.from": "None of your followers there can cross now. Choose a marked follower.",
    "drawbridge.to": "There is no such feature on the board. Choose a marked city.",
    "drawbridge.up": "This drawbridge is up, so nobody can cross it. Choose another city.",
    "drawbridge.apart": "No drawbridge of this road leads there. Choose a marked city.",
  },
  tasks: {
    drawbridge: "First send a follower into a city or take it back.",
  },
} as const satisfies RefusalWords;
