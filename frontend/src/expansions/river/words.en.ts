import type { ExpansionWords } from "../types.ts";

export const en: ExpansionWords = {
  title: "The River",
  card: {
    adds: "A river that is laid before anything else, from its spring to its lake.",
    asks: "Which way the land opens, and who claims its first cities and fields.",
    rules: [
      "The spring is the first tile. Take turns with the river tiles until the lake is down, then play on as usual.",
      "Each river tile must carry the river on, and it may not turn straight back on itself.",
      "Followers go onto cities, roads, monasteries and fields of river tiles, never into the water.",
      "The river parts the fields; a road over a printed bridge runs on.",
      "The second river has a fork: two arms, two ends.",
    ],
    maker: "Published expansion by Klaus-Jürgen Wrede, in two parts, the first released in 2001.",
  },
  parts: { "river-1": "River I", "river-2": "River II" },
};
