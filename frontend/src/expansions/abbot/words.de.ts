import type { ExpansionWords } from "../types.ts";

export const de: ExpansionWords = {
  options: {
    "abbot.enabled": {
      title: "Der Abt",
      text: "Jeder bekommt einen Abt für Klöster und Gärten, den man früher zurücknehmen und werten darf.",
    },
    "abbot.recall": {
      title: "Der Abt an fertigen Gebäuden",
      text: "Ob der Abt auch aus einem Gebäude zurückgenommen werden darf, das gerade dieses Plättchen fertigstellt, oder nur aus unfertigen.",
      values: { "incomplete-only": "Nur aus unfertigen", any: "Aus jedem" },
    },
  },
  chapters: {
    "End of the game, abbot and gardens": "Ende der Partie, Abt und Gärten",
  },
};
