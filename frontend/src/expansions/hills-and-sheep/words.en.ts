import type { ExpansionWords } from "../types.ts";

export const en: ExpansionWords = {
  title: "Hills and Sheep",
  maker: "Published expansion by Klaus-Jürgen Wrede, first released in 2014.",
  options: {
    "hs.hills": { title: "Hills" },
    "hs.vineyards": { title: "Vineyards" },
    "hs.sheep": { title: "Shepherds and sheep" },
    "hill.tiebreak": {
      title: "Ties on hills",
      values: { presence: "One follower on a hill is enough", number: "Most followers on hills" },
    },
    "vineyard.garden": { title: "Vineyards for gardens" },
  },
};
