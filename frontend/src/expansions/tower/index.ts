// Towers that all players raise, captures in their reach, prisoners and ransom.

import type { ExpansionUI } from "../types.ts";
import { capture, captures, exchange, exchanges, payRansom, placeTower } from "./actions.ts";
import { catalogues, t } from "./messages.ts";
import Reach from "./Reach.svelte";
import Tower from "./tokens/Tower.svelte";
import Towers from "./Towers.svelte";
import { came, keeper, prison } from "./towers.ts";

export default {
  catalogues: [catalogues],
  pieces: { tower: { rank: 130 } },
  tokens: { tower: Tower },
  features: { tower: { one: true, inert: true, shift: { x: 0, y: -34 } } },
  actions: { place_tower: placeTower, capture, exchange, pay_ransom: payRansom },
  decisions: { capture: captures, exchange: exchanges },
  reasons: {
    ransom: {
      colour: { fill: "#0b4f5c", ink: "#fff" },
      said: ({ points }, name) =>
        t(points < 0 ? "score.ransom.paid" : "score.ransom", { name, count: Math.abs(points) }),
    },
  },
  board: { layers: { tiles: Towers, choices: Reach } },
  stock: (seat) => prison(seat),
  came,
  keeper,
} satisfies ExpansionUI;
