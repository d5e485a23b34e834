import type { ExpansionWords } from "../types.ts";

export const en: ExpansionWords = {
  title: "The Phantom",
  maker: "Published expansion, first released in 2011.",
};
