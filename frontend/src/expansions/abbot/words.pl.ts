import type { ExpansionWords } from "../types.ts";

export const pl: ExpansionWords = {
  options: {
    "abbot.enabled": {
      title: "Opat",
      text: "Każdy dostaje opata do klasztorów i ogrodów, który może wcześniej wrócić do domu za punkty.",
    },
    "abbot.recall": {
      title: "Opat w ukończonych budowlach",
      text: "Czy opata można zabrać z budowli, którą właśnie ta płytka kończy: nie, bo punktuje się ją jako ukończoną, albo z każdej.",
      values: { "incomplete-only": "Tylko z nieukończonych", any: "Z każdej" },
    },
  },
};
