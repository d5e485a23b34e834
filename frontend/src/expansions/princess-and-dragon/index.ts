// The dragon that all players move, the fairy, princesses and portals.

import type { ExpansionUI } from "../types.ts";
import { move, moveDragon, moveFairy, removeKnight } from "./actions.ts";
import { dragon, wanderer } from "./decisions.ts";
import { asideOf, came, moving, news, reshuffled, turnNotes } from "./dragon.ts";
import { catalogues, t } from "./messages.ts";
import Neutrals from "./Neutrals.svelte";
import OnTiles from "./OnTiles.svelte";
import Panel from "./Panel.svelte";
import { played } from "./played.ts";

export default {
  catalogues: [catalogues],
  pieces: { dragon: { rank: 200, single: true }, fairy: { rank: 210, single: true } },
  actions: { move, move_dragon: moveDragon, move_fairy: moveFairy, remove_knight: removeKnight },
  decisions: { dragon, wanderer },
  reasons: {
    fairy: {
      colour: { fill: "#f0d44c", ink: "#2a1c0e" },
      said: ({ points }, name) => t("score.fairy", { name, count: points }),
    },
    fairy_turn: {
      colour: { fill: "#e7a9c6", ink: "#2a1c0e" },
      said: ({ points }, name) => t("score.fairy_turn", { name, count: points }),
    },
  },
  board: { layers: { tiles: OnTiles, choices: Neutrals } },
  panel: { shown: (view) => moving(view) !== null, component: Panel },
  came,
  news,
  played,
  turnNotes,
  outOfBag: (view) => [...asideOf(view)],
  hidesDraws: (view) => asideOf(view).length > 0,
  reshuffled,
} satisfies ExpansionUI;
