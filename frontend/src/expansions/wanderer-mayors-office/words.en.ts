import type { ExpansionWords } from "../types.ts";

export const en: ExpansionWords = {
  title: "Wanderer and Mayor’s Office",
  maker: "Fan expansion by Leven.",
};
