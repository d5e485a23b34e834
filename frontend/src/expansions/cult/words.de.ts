import type { ExpansionWords } from "../types.ts";

export const de: ExpansionWords = {
  title: "Die Kultstätten",
  maker: "Veröffentlichte Erweiterung von Klaus-Jürgen Wrede, zuerst 2008.",
  parts: { "cult-1": "Fünf Plättchen mit Kultstätten", "cult-2": "Das sechste Plättchen" },
  chapters: {
    Setup: "Vorbereitung",
    Placement: "Anlegen",
    Challenge: "Wettstreit",
    "With other expansions": "Mit anderen Erweiterungen",
  },
};
