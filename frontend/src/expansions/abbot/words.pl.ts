import type { ExpansionWords } from "../types.ts";

export const pl: ExpansionWords = {
  options: {
    "abbot.enabled": {
      title: "Opat",
      text: "Każdy dostaje opata do klasztorów i ogrodów, który może wcześniej wrócić do domu za punkty.",
    },
  },
};
