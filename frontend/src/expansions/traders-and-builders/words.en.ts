import type { ExpansionWords } from "../types.ts";

export const en: ExpansionWords = {
  title: "Traders and Builders",
  card: {
    adds: "Goods in cities, and a builder and a pig for everybody.",
    asks: "Which road or city to grow for a second tile, and whose city to finish for its goods.",
    rules: [
      "The builder joins a follower of yours on a road or in a city. Lay a tile that makes it grow and you get a second tile at once.",
      "There is never a third tile in a turn.",
      "Whoever finishes a city takes its goods, even when somebody else scores it.",
      "At the end the most wine, the most grain and the most cloth are worth 10 points each; who ties gets 10 too.",
      "The pig joins a farmer of yours. Where you score that field, each city is worth 4 instead of 3.",
      "Builder and pig never count for who holds the most.",
    ],
    maker: "Published expansion by Klaus-Jürgen Wrede, first released in 2003.",
  },
  options: {
    "bazaar.builder_turn": {
      title: "The builder’s second turn",
      values: { after: "After the bazaar", before: "Before the bazaar" },
    },
  },
};
