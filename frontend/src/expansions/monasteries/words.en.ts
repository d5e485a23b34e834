import type { ExpansionWords } from "../types.ts";

export const en: ExpansionWords = {
  title: "Monasteries of a Region",
  maker: "Published expansion by Klaus-Jürgen Wrede: monasteries in Germany, in the Netherlands and Belgium.",
  options: {
    "monasteries.base": {
      title: "Monasteries of the base game",
      values: { replace: "leave the game", keep: "stay in the game" },
    },
  },
};
