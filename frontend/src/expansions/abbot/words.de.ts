import type { ExpansionWords } from "../types.ts";

export const de: ExpansionWords = {
  options: {
    "abbot.enabled": {
      title: "Der Abt",
      text: "Alle bekommen einen Abt für Klöster und Gärten, der für Punkte früher heimkehren darf.",
    },
  },
};
