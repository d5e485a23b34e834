// The circus that moves on, acrobats and their pyramids, ringmasters.

import type { ExpansionUI } from "../types.ts";
import { scorePyramid } from "./acrobats.ts";
import { came, news, played, turnNotes } from "./circus.ts";
import { catalogues } from "./messages.ts";
import Tent from "./Tent.svelte";

export default {
  catalogues: [catalogues],
  pieces: { ringmaster: { rank: 14, single: true } },
  features: { acrobats: { layer: 5, one: true, inert: true } },
  actions: { score_pyramid: scorePyramid },
  reasons: {
    circus: { colour: { fill: "#ff7a59", ink: "#2a1c0e" } },
    acrobats: { colour: { fill: "#f5b8a0", ink: "#2a1c0e" } },
    ringmaster: { colour: { fill: "#3d2352", ink: "#ffffff" } },
  },
  board: { layers: { tiles: Tent } },
  came,
  news,
  played,
  turnNotes,
} satisfies ExpansionUI;
