import type { ExpansionWords } from "../types.ts";

export const de: ExpansionWords = {
  title: "Der Turm",
  maker: "Veröffentlichte Erweiterung von Klaus-Jürgen Wrede, zuerst 2006.",
  options: {
    "tower.own": {
      title: "Eigene Gefolgsleute fangen",
      text: "Ob ein Spieler einen eigenen Gefolgsmann fangen darf, der dann sofort zu ihm zurückkommt.",
    },
  },
  chapters: {
    "Setup and tiles": "Vorbereitung und Plättchen",
    "Where in the turn": "Wann im Zug",
    "Building and closing": "Bauen und Schließen",
    Capture: "Fangen",
    "Exchange of prisoners": "Austausch von Gefangenen",
    Ransom: "Lösegeld",
    "With other expansions": "Mit anderen Erweiterungen",
    Options: "Optionen",
  },
};
