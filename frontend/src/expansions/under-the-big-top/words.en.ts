import type { ExpansionWords } from "../types.ts";

export const en: ExpansionWords = {
  title: "Under the Big Top",
  maker: "Published expansion by Klaus-Jürgen Wrede, first released in 2017.",
  options: {
    "top.circus": { title: "The circus", values: { on: "with the circus", off: "without the circus" } },
    "top.acrobats": { title: "Acrobats", values: { on: "with acrobats", off: "without acrobats" } },
    "top.ringmaster": { title: "Ringmasters", values: { on: "with ringmasters", off: "without ringmasters" } },
    "top.extra_followers": { title: "More followers", values: { "0": "none", "2": "two for each player" } },
  },
};
