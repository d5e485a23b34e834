// The king and the robber baron: their holders, what they would bring now, and what they brought.

import type { ExpansionUI } from "../types.ts";
import { catalogues, t } from "./messages.ts";
import { stock, taken } from "./holders.ts";
import King from "./tokens/King.svelte";
import RobberBaron from "./tokens/RobberBaron.svelte";

export default {
  catalogues: [catalogues],
  tokens: { king: King, robber_baron: RobberBaron },
  reasons: {
    king: {
      colour: { fill: "#8a5a00", ink: "#fff" },
      said: ({ points }, name) => t("score.king", { name, count: points }),
    },
    robber_baron: {
      colour: { fill: "#5b4636", ink: "#fff" },
      said: ({ points }, name) => t("score.robber_baron", { name, count: points }),
    },
  },
  stock,
  came: taken,
} satisfies ExpansionUI;
