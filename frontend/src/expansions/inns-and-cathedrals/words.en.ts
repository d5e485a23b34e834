import type { ExpansionWords } from "../types.ts";

export const en: ExpansionWords = {
  title: "Inns and Cathedrals",
  card: {
    adds: "Roads with inns, two cathedrals, and a big follower for everybody.",
    asks: "When to risk a road or city that pays double, or nothing.",
    rules: [
      "A finished road beside an inn scores 2 points a tile instead of 1.",
      "A finished city with a cathedral scores 3 points for each tile and each pennant.",
      "Left unfinished at the end, such a road or city scores nothing.",
      "The big follower goes wherever a follower may and counts as two when it is settled who holds the most.",
      "You may lay an inn or a cathedral where it hurts somebody else.",
    ],
    maker: "Published expansion by Klaus-Jürgen Wrede, first released in 2002.",
  },
};
