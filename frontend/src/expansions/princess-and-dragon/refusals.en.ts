import { english } from "../../i18n/nouns.ts";
import type { RefusalWords } from "../../i18n/refusalWords.ts";

export const en = {
  texts: {
    "dragon.here": "The dragon stands on that tile, so no figure can go there. Choose another tile.",
    "dragon.step": "The dragon moves to a tile beside its own. Choose a marked tile.",
    "dragon.twice": "The dragon has already visited that tile in this movement. Choose another one.",
    "dragon.fairy": "The fairy keeps the dragon off that tile. Choose another one.",
    "fairy.follower": "You have no follower there for the fairy. Choose one of your followers.",
    "fairy.castle": "The fairy can’t go to a castle. Choose a follower outside of castles.",
    "fairy.there": "The fairy is already there. Choose another follower.",
    "knight.absent": "That knight isn’t in the city of the princess. Choose a marked knight.",
    "knight.first": "First send a knight home from the city of the princess.",
    "knight.sent":
      "The princess has sent a knight home, so you place no figure with this tile. Undo to place one instead.",
    "portal.complete": "That feature is completed, so the portal doesn’t lead there. Choose an incomplete one.",
    "wanderer.way": "Your wanderer can’t walk there. Choose a marked road.",
  },
  pieces: { dragon: english("dragon"), fairy: english("fairy") },
  tasks: { dragon: "Move the dragon by one tile first.", wanderer: "Move your wanderer first, or let it stay." },
} as const satisfies RefusalWords;
