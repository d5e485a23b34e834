import type { ExpansionWords } from "../types.ts";

export const en: ExpansionWords = {
  title: "Siege, Cathars and Besiegers",
  maker: "Published expansions by Klaus-Jürgen Wrede: The Cathars, first released in 2004, and The Besiegers.",
  parts: { besiegers: "The Besiegers", cathars: "The Cathars" },
  options: {
    "siege.escape": {
      title: "Escape from a besieged city",
      values: {
        "besieging-tile": "monastery beside the besiegers",
        "city-tile": "monastery beside the city",
        off: "nobody escapes",
      },
    },
  },
};
