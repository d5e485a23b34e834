// Abbeys, mayors, wagons and barns.

import type { ExpansionUI } from "../types.ts";
import { deployBarn, drawTile, moveWagon, placeAbbey } from "./actions.ts";
import { abbey, wagon } from "./decisions.ts";
import { catalogues, t } from "./messages.ts";
import Abbey from "./tokens/Abbey.svelte";

export default {
  catalogues: [catalogues],
  pieces: {
    mayor: { rank: 30, single: true },
    wagon: { rank: 40, single: true },
    barn: { rank: 70, single: true, upright: true },
    abbey: { rank: 100, single: true },
  },
  tokens: { abbey: Abbey },
  actions: { deploy: deployBarn, place_abbey: placeAbbey, draw_tile: drawTile, move_wagon: moveWagon },
  decisions: { abbey, wagon },
  reasons: {
    barn: {
      colour: { fill: "#b3303b", ink: "#fff" },
      said: ({ points }, name) => t("score.barn", { name, count: points }),
    },
  },
} satisfies ExpansionUI;
