import type { ExpansionWords } from "../types.ts";

export const pl: ExpansionWords = {
  title: "Rzeka",
  maker: "Wydany dodatek w dwóch częściach, autor: Klaus-Jürgen Wrede, pierwsza część w 2001 roku.",
  parts: { "river-1": "Rzeka I", "river-2": "Rzeka II" },
  chapters: {
    "The river": "Rzeka",
  },
};
