import type { ExpansionWords } from "../types.ts";

export const de: ExpansionWords = {
  title: "Händler und Baumeister",
  maker: "Veröffentlichte Erweiterung von Klaus-Jürgen Wrede, zuerst 2003.",
  options: {
    "bazaar.builder_turn": {
      title: "Der zweite Zug des Baumeisters",
      text: "Ob der zweite Zug des Baumeisters vor oder nach dem Basar kommt.",
      values: { after: "Nach dem Basar", before: "Vor dem Basar" },
    },
  },
  chapters: {
    Setup: "Vorbereitung",
    Goods: "Waren",
    Builder: "Baumeister",
    Pig: "Schwein",
    Options: "Optionen",
  },
};
