import type { ExpansionWords } from "../types.ts";

export const pl: ExpansionWords = {
  options: {
    "abbot.enabled": {
      title: "Opat",
      text: "Każdy dostaje opata do klasztorów i ogrodów, którego można wcześniej zabrać i zapunktować.",
    },
    "abbot.recall": {
      title: "Opat w ukończonych budowlach",
      text: "Czy opata można zabrać także z budowli, którą kończy właśnie ta płytka, czy tylko z nieukończonych.",
      values: { "incomplete-only": "Tylko z nieukończonych", any: "Z każdej" },
    },
  },
  chapters: {
    "End of the game, abbot and gardens": "Koniec partii, opat i ogrody",
  },
};
