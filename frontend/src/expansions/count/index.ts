// The City of Carcassonne: its quarters as a panel, who comes and goes, and the count.

import type { ExpansionUI } from "../types.ts";
import { countIn } from "./city.ts";
import { catalogues } from "./messages.ts";
import Panel from "./Panel.svelte";
import { actions, decisions } from "./turns.ts";

export default {
  catalogues: [catalogues],
  pieces: { city_count: { rank: 220, single: true } },
  actions,
  decisions,
  panel: { shown: (view) => countIn(view) !== null, component: Panel },
} satisfies ExpansionUI;
