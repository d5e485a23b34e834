import type { ExpansionWords } from "../types.ts";

export const pl: ExpansionWords = {
  title: "Karczmy i katedry",
  maker: "Wydany dodatek, autor: Klaus-Jürgen Wrede, po raz pierwszy w 2002 roku.",
  chapters: {
    Setup: "Przygotowanie",
    Inn: "Karczma",
    Cathedral: "Katedra",
    "Big follower": "Duży podwładny",
  },
};
