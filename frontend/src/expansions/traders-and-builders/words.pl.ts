import type { ExpansionWords } from "../types.ts";

export const pl: ExpansionWords = {
  title: "Kupcy i budowniczowie",
  card: {
    adds: "Towary w miastach oraz dla każdego budowniczy i świnia.",
    asks: "Którą drogę lub miasto rozbudować dla drugiej płytki i czyje miasto zamknąć dla towarów.",
    rules: [
      "Budowniczy dołącza do twojego pionka na drodze lub w mieście. Gdy twoja płytka je powiększy, od razu dostajesz drugą.",
      "Trzeciej płytki w turze nie ma nigdy.",
      "Kto ukończy miasto, bierze jego towary, nawet gdy punkty dostaje ktoś inny.",
      "Na końcu najwięcej wina, zboża i sukna daje po 10 punktów; przy remisie też.",
      "Świnia dołącza do twojego chłopa. Gdy punktujesz tę łąkę, każde miasto daje 4 zamiast 3.",
      "Budowniczy i świnia nie liczą się do większości.",
    ],
    maker: "Wydany dodatek, autor: Klaus-Jürgen Wrede, po raz pierwszy w 2003 roku.",
  },
  options: {
    "bazaar.builder_turn": {
      title: "Druga tura budowniczego",
      text: "Czy druga tura budowniczego jest przed bazarem, czy po nim.",
      values: { after: "Po bazarze", before: "Przed bazarem" },
    },
  },
};
