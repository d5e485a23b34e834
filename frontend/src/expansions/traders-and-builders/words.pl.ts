import type { ExpansionWords } from "../types.ts";

export const pl: ExpansionWords = {
  title: "Kupcy i budowniczowie",
  maker: "Wydany dodatek, autor: Klaus-Jürgen Wrede, po raz pierwszy w 2003 roku.",
  options: {
    "bazaar.builder_turn": {
      title: "Druga tura budowniczego",
      text: "Czy druga tura budowniczego jest przed bazarem, czy po nim.",
      values: { after: "Po bazarze", before: "Przed bazarem" },
    },
  },
  chapters: {
    Setup: "Przygotowanie",
    Goods: "Towary",
    Builder: "Budowniczy",
    Pig: "Świnia",
    Options: "Opcje",
  },
};
