import type { ExpansionWords } from "../types.ts";

export const de: ExpansionWords = {
  title: "Klöster einer Region",
  maker: "Veröffentlichte Erweiterung von Klaus-Jürgen Wrede: Klöster in Deutschland, in den Niederlanden und Belgien.",
  options: {
    "monasteries.base": {
      title: "Klöster des Grundspiels",
      text: "Ob die sechs Klöster des Grundspiels den neuen Platz machen oder im Spiel bleiben.",
      values: { replace: "kommen aus dem Spiel", keep: "bleiben im Spiel" },
    },
  },
  chapters: {
    Setup: "Vorbereitung",
    "Monk or abbot": "Mönch oder Abt",
    Monk: "Mönch",
    "Lying abbot": "Liegender Abt",
    "Several figures": "Mehrere Figuren",
    End: "Ende",
    "With other expansions": "Mit anderen Erweiterungen",
    Options: "Optionen",
  },
};
