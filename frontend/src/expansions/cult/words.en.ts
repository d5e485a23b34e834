import type { ExpansionWords } from "../types.ts";

export const en: ExpansionWords = {
  title: "The Cult",
  maker: "Published expansion by Klaus-Jürgen Wrede, first released in 2008.",
  parts: { "cult-1": "Five shrine tiles", "cult-2": "The sixth shrine tile" },
};
