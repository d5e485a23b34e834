// Goods, builders and pigs.

import type { ExpansionUI } from "../types.ts";
import { parts, stock, taken } from "./goods.ts";
import { catalogues, t } from "./messages.ts";
import { hidesDraws, news, turnNotes } from "./second.ts";
import Cloth from "./tokens/Cloth.svelte";
import Grain from "./tokens/Grain.svelte";
import Wine from "./tokens/Wine.svelte";

export default {
  catalogues: [catalogues],
  pieces: { builder: { rank: 50, single: true }, pig: { rank: 60, single: true, upright: true } },
  tokens: { wine: Wine, grain: Grain, cloth: Cloth },
  reasons: {
    goods: {
      colour: { fill: "#74479a", ink: "#fff" },
      said: ({ points }, name) => t("score.goods", { name, count: points }),
      parts,
    },
  },
  stock,
  came: taken,
  turnNotes,
  news,
  hidesDraws,
} satisfies ExpansionUI;
