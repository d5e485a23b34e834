import type { RefusalWords } from "../../i18n/refusalWords.ts";

export const en = {
  texts: {
    "escape.absent": "You have no such follower there. Choose a marked follower.",
    "escape.free": "Only a follower in a besieged city can escape. Choose a marked follower.",
    "escape.kind": "Only a follower can escape. Choose a marked follower.",
    "escape.far": "No monastery lies near enough to this city. Choose a marked follower.",
  },
  tasks: { escape: "First take a follower back or leave them all there." },
} as const satisfies RefusalWords;
