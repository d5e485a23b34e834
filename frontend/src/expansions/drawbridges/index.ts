// Drawbridges at city gates.

import type { ExpansionUI } from "../types.ts";
import { crossing, drawbridge } from "./crossing.ts";
import { catalogues } from "./messages.ts";
import { played } from "./played.ts";
import Raised from "./Raised.svelte";

export default {
  catalogues: [catalogues],
  actions: { cross_drawbridge: crossing },
  decisions: { drawbridge },
  ahead: { uis: () => import("./ahead/index.ts").then((module) => module.default) },
  played,
  board: { layers: { tiles: Raised } },
} satisfies ExpansionUI;
