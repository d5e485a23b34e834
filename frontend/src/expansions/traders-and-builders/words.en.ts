import type { ExpansionWords } from "../types.ts";

export const en: ExpansionWords = {
  title: "Traders and Builders",
  maker: "Published expansion by Klaus-Jürgen Wrede, first released in 2003.",
  options: {
    "bazaar.builder_turn": {
      title: "The builder’s second turn",
      values: { after: "After the bazaar", before: "Before the bazaar" },
    },
  },
};
