import type { ExpansionWords } from "../types.ts";

export const pl: ExpansionWords = {
  title: "Kult",
  maker: "Wydany dodatek, autor: Klaus-Jürgen Wrede, po raz pierwszy w 2008 roku.",
  parts: { "cult-1": "Pięć płytek z sanktuariami", "cult-2": "Szósta płytka" },
  chapters: {
    Setup: "Przygotowanie",
    Placement: "Dokładanie płytek",
    Challenge: "Wyzwanie",
    "With other expansions": "Z innymi dodatkami",
  },
};
