import type { ExpansionWords } from "../types.ts";

export const de: ExpansionWords = {
  title: "Belagerung, Katharer und Belagerer",
  maker: "Veröffentlichte Erweiterungen von Klaus-Jürgen Wrede: Die Katharer, zuerst 2004, und Die Belagerer.",
  parts: { besiegers: "Die Belagerer", cathars: "Die Katharer" },
  options: {
    "siege.escape": {
      title: "Flucht aus einer belagerten Stadt",
      text: "Neben welchem Plättchen der Stadt ein Kloster liegen muss, auch schräg, damit ein Gefolgsmann aus ihr entkommen kann: neben einem mit Belagerern oder neben irgendeinem. Aus: Niemand entkommt.",
      values: {
        "besieging-tile": "Kloster neben den Belagerern",
        "city-tile": "Kloster neben der Stadt",
        off: "niemand entkommt",
      },
    },
  },
  chapters: {
    Setup: "Vorbereitung",
    Points: "Punkte",
    Fields: "Wiesen",
    Escape: "Flucht",
    "With other expansions": "Mit anderen Erweiterungen",
    Options: "Optionen",
  },
};
