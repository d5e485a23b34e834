import type { ExpansionWords } from "../types.ts";

export const en: ExpansionWords = {
  title: "The Count of Carcassonne",
  maker: "Published expansion by Klaus-Jürgen Wrede, first released in 2004.",
  options: {
    "count.base_start": {
      title: "The base game’s start tile",
      values: { box: "stays in the box", mixed: "is mixed in" },
    },
    "count.final": {
      title: "Leaving the city before the final scoring",
      values: { "all-quarters": "from every quarter", market: "from the market only" },
    },
  },
};
