import type { ExpansionWords } from "../types.ts";

export const de: ExpansionWords = {
  options: {
    "abbot.enabled": {
      title: "Der Abt",
      text: "Alle bekommen einen Abt für Klöster und Gärten, der für Punkte früher heimkehren darf.",
    },
    "abbot.recall": {
      title: "Der Abt an fertigen Gebäuden",
      text: "Ob der Abt von einem Gebäude zurückgenommen werden darf, das gerade dieses Plättchen fertig macht: nein, denn es wird als fertig gewertet, oder von jedem.",
      values: { "incomplete-only": "Nur von unfertigen", any: "Von jedem" },
    },
  },
};
