import type { ExpansionWords } from "../types.ts";

export const en: ExpansionWords = {
  title: "The Drawbridges",
  card: {
    adds: "Tiles with a drawbridge at each city gate.",
    asks: "Whether a follower goes home from a road, or crosses into the city at its end.",
    rules: [
      "A finished road is scored as usual. Then look at the drawbridges along it.",
      "Is the city behind it finished, the bridge is up and nothing happens.",
      "Is it unfinished, the bridge is down: who holds the most on the road may send followers from it into that city instead of home.",
      "It does not matter who stands in the city already.",
      "With several followers or bridges, decide for each follower.",
    ],
    maker: "Published as a small expansion in 2023.",
  },
  options: {
    "drawbridge.tie": {
      title: "When a road is tied",
      values: { nobody: "Nobody crosses", "each-tied": "Each of the tied may cross" },
    },
  },
};
