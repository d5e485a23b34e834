import type { ExpansionWords } from "../types.ts";

export const en: ExpansionWords = {
  title: "The River",
  maker: "Published expansion by Klaus-Jürgen Wrede, in two parts, the first released in 2001.",
  parts: { "river-1": "River I", "river-2": "River II" },
};
