import type { ExpansionWords } from "../types.ts";

export const en: ExpansionWords = {
  title: "The Tower",
  maker: "Published expansion by Klaus-Jürgen Wrede, first in 2006.",
  options: { "tower.own": { title: "Capture own followers" } },
};
