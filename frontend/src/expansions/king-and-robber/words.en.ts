import type { ExpansionWords } from "../types.ts";

export const en: ExpansionWords = {
  title: "King and Robber Baron",
  maker: "Published expansion by Klaus-Jürgen Wrede, first released in 2003.",
  options: { "kr.king": { title: "King" }, "kr.robber": { title: "Robber baron" } },
};
