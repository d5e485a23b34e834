import type { ExpansionWords } from "../types.ts";

export const en: ExpansionWords = {
  title: "The Drawbridges",
  maker: "Published as a small expansion in 2023.",
  options: {
    "drawbridge.tie": {
      title: "When a road is tied",
      values: { nobody: "Nobody crosses", "each-tied": "Each of the tied may cross" },
    },
  },
};
