import type { ExpansionWords } from "../types.ts";

export const en: ExpansionWords = {
  title: "The Princess and the Dragon",
  maker: "Published expansion by Klaus-Jürgen Wrede, first released in 2005.",
  options: {
    "dragon.moves": {
      title: "When the dragon moves",
      values: { "before-scoring": "Before scoring", "after-scoring": "After scoring" },
    },
    "fairy.place": {
      title: "Where the fairy stands",
      values: { "next-to": "Next to one follower", "on-tile": "On a tile, for all followers there" },
    },
    "castle.fairy": { title: "Fairy in castles" },
    "princess.removal": {
      title: "Princess sends a knight home",
      values: { may: "If the player wants", must: "Always" },
    },
  },
};
