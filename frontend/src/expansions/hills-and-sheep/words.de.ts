import type { ExpansionWords } from "../types.ts";

export const de: ExpansionWords = {
  title: "Schafe und Hügel",
  maker: "Veröffentlichte Erweiterung von Klaus-Jürgen Wrede, zuerst 2014.",
  options: {
    "hs.hills": {
      title: "Hügel",
      text: "Unter jeden Hügel kommt ein Plättchen, das niemand ansieht, und ein Gefolgsmann auf einem Hügel gewinnt einen Gleichstand.",
    },
    "hs.vineyards": {
      title: "Weinberge",
      text: "Jeder Weinberg neben einem fertigen Kloster bringt ihm 3 Punkte mehr.",
    },
    "hs.sheep": {
      title: "Schäfer und Schafe",
      text: "Jeder hat einen Schäfer, der auf einer Wiese eine Herde sammelt.",
    },
    "hill.tiebreak": {
      title: "Gleichstand auf Hügeln",
      text: "Wer einen Gleichstand gewinnt: alle Beteiligten mit einem Gefolgsmann auf einem Hügel oder wer die meisten dort hat.",
      values: { presence: "Ein Gefolgsmann auf einem Hügel genügt", number: "Die meisten auf Hügeln" },
    },
    "vineyard.garden": {
      title: "Weinberge für Gärten",
      text: "Ob Weinberge auch fertigen Gärten dienen.",
    },
  },
  chapters: {
    Setup: "Vorbereitung",
    Shepherd: "Schäfer",
    Flock: "Herde",
    Hills: "Hügel",
    Vineyards: "Weinberge",
    "Draws from bags (also for other expansions with tokens)":
      "Ziehen aus Beuteln (auch für andere Erweiterungen mit Markern)",
    "With other expansions": "Mit anderen Erweiterungen",
    Options: "Optionen",
  },
};
