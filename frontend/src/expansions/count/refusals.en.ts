import { english } from "../../i18n/nouns.ts";
import type { RefusalWords } from "../../i18n/refusalWords.ts";

export const en = {
  texts: {
    "setup.count": "The City of Carcassonne needs its twelve tiles, each once and in their order.",
    "leaving.absent": "You have no such follower in that quarter. Choose one of yours.",
    "leaving.blocked": "The count stands in that quarter: nobody leaves it now.",
    "leaving.way": "No way leads from that quarter to {kind.a}. Choose a marked place.",
    "leaving.kind": "The {piece} can’t go on {kind.a}. Choose a marked place.",
    "leaving.goal": "Only what is scored now can be joined. Choose a marked place.",
    "entering.supply": "You have no {piece} who could enter the city.",
    "entering.quarter": "The {piece} could never leave that quarter again. Choose another one.",
    "count.quarter": "The count moves to one of the other three quarters, or stays.",
    "count.name": "The city has no such quarter.",
    "count.inside": "Inside the wall there is no land to enter.",
  },
  pieces: { city_count: english("count") },
  tasks: {
    leave_city: "First send a follower out of the city or keep them all there.",
    enter_city: "First put a follower into the city or decline.",
    count: "First move the count or leave him where he is.",
  },
} as const satisfies RefusalWords;
