import type { ExpansionWords } from "../types.ts";

export const de: ExpansionWords = {
  title: "Der Graf von Carcassonne",
  maker: "Veröffentlichte Erweiterung von Klaus-Jürgen Wrede, zuerst 2004.",
  options: {
    "count.base_start": {
      title: "Das Startplättchen des Grundspiels",
      text: "Was aus dem Startplättchen des Grundspiels wird: Es bleibt in der Schachtel oder wird in den Stapel gemischt.",
      values: { box: "bleibt in der Schachtel", mixed: "wird eingemischt" },
    },
    "count.final": {
      title: "Aus der Stadt vor der Schlusswertung",
      text: "Wohin Gefolgsleute vor der Schlusswertung aus der Stadt Carcassonne gehen dürfen: aus jedem Viertel zu unfertigen Gebieten und Wiesen oder nur vom Markt auf Wiesen.",
      values: { "all-quarters": "aus jedem Viertel", market: "nur vom Markt" },
    },
  },
  chapters: {
    Setup: "Vorbereitung",
    "Entering the city": "In die Stadt",
    "Leaving the city": "Aus der Stadt",
    "End of the game": "Ende der Partie",
    "The city as a city": "Die Stadt als Stadt",
    "With other expansions": "Mit anderen Erweiterungen",
    Options: "Optionen",
  },
};
