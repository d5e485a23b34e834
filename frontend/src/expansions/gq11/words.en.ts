import type { ExpansionWords } from "../types.ts";

export const en: ExpansionWords = {
  title: "Games Quarterly 11",
  maker: "Published expansion by Klaus-Jürgen Wrede; it came with the magazine Games Quarterly in 2006.",
  parts: { "gq11-land": "Land tiles", "gq11-river": "River tiles" },
  options: { "gq11.herd": { title: "The pigs are a herd" } },
};
