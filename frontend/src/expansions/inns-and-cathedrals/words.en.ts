import type { ExpansionWords } from "../types.ts";

export const en: ExpansionWords = {
  title: "Inns and Cathedrals",
  maker: "Published expansion by Klaus-Jürgen Wrede, first released in 2002.",
};
