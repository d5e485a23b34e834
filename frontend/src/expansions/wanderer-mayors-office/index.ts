// Wanderers on joined roads, and the mayor's office.

import type { ExpansionUI } from "../types.ts";
import { catalogues, t } from "./messages.ts";
import { networkLines, reach } from "./network.ts";
import Networks from "./Networks.svelte";
import { office, placeOffice } from "./office.ts";
import { move } from "./wanderer.ts";

export default {
  catalogues: [catalogues],
  pieces: {
    wanderer: { rank: 80, single: true, roams: true, more: () => t("wanderer.extra") },
    office: { rank: 90, single: true },
  },
  actions: { move, place_office: placeOffice },
  decisions: { office },
  reasons: {
    wanderer: {
      colour: { fill: "#b8d8c8", ink: "#2a1c0e" },
      said: ({ points }, name) => t("score.wanderer", { name, count: points }),
    },
    office: {
      colour: { fill: "#2a747b", ink: "#fff" },
      said: ({ points }, name) => t("score.office", { name, count: points }),
    },
  },
  board: { layers: { plan: Networks } },
  featureLines: networkLines,
  reach,
} satisfies ExpansionUI;
