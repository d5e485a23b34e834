import type { ExpansionWords } from "../types.ts";

export const en: ExpansionWords = {
  options: {
    "abbot.enabled": { title: "The abbot" },
    "abbot.recall": {
      title: "The abbot at completed buildings",
      values: { "incomplete-only": "Only from those not completed", any: "From any" },
    },
  },
};
