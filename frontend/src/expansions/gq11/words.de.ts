import type { ExpansionWords } from "../types.ts";

export const de: ExpansionWords = {
  title: "Games Quarterly 11",
  maker: "Veröffentlichte Erweiterung von Klaus-Jürgen Wrede; sie lag 2006 der Zeitschrift Games Quarterly bei.",
  parts: { "gq11-land": "Landplättchen", "gq11-river": "Flussplättchen" },
  options: {
    "gq11.herd": {
      title: "Die Schweine sind eine Herde",
      text: "Ob die Schweine auf dem Plättchen, das nur Wiese zeigt, eine Herde sind: Dann bringt die Wiese für jede Stadt 1 Punkt mehr.",
    },
  },
  chapters: {
    Tiles: "Plättchen",
    "Herd of pigs": "Schweineherde",
    "With a river": "Mit einem Fluss",
    Options: "Optionen",
  },
};
