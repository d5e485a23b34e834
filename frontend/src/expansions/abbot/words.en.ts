import type { ExpansionWords } from "../types.ts";

export const en: ExpansionWords = {
  options: {
    "abbot.enabled": { title: "The abbot" },
  },
};
