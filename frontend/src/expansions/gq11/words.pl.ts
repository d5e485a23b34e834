import type { ExpansionWords } from "../types.ts";

export const pl: ExpansionWords = {
  title: "Games Quarterly 11",
  maker: "Wydany dodatek, autor: Klaus-Jürgen Wrede; dołączony do czasopisma Games Quarterly w 2006 roku.",
  parts: { "gq11-land": "Płytki lądu", "gq11-river": "Płytki rzeki" },
  options: {
    "gq11.herd": {
      title: "Świnie są stadem",
      text: "Czy świnie na płytce, na której jest tylko łąka, są stadem: łąka daje wtedy o 1 punkt więcej za każde miasto.",
    },
  },
  chapters: {
    Tiles: "Płytki",
    "Herd of pigs": "Stado świń",
    "With a river": "Z rzeką",
    Options: "Opcje",
  },
};
