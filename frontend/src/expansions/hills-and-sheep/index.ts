// Hills that win ties, vineyards around monasteries, and shepherds whose flocks grow in fields.

import type { Spot } from "../../protocol/types.ts";
import type { ExpansionUI } from "../types.ts";
import { came, lines } from "./flock.ts";
import Flocks from "./Flocks.svelte";
import { catalogues, t } from "./messages.ts";
import { played } from "./played.ts";
import Tend from "./Tend.svelte";

export default {
  catalogues: [catalogues],
  pieces: { shepherd: { rank: 64, single: true, upright: true } },
  actions: {
    grow_flock: { button: () => t("flock.grow"), log: ({ name }) => t("log.flock.grow", { name }) },
    stable_flock: { button: () => t("flock.stable"), log: ({ name }) => t("log.flock.stable", { name }) },
  },
  decisions: {
    flock: {
      heading: ({ mine, name }) => (mine ? t("flock.yours") : t("flock.theirs", { name })),
      alert: () => t("flock.alert"),
      answer: Tend,
      shown: true,
      near: ({ decision }) => (decision?.about ? [decision.about as Spot] : []),
    },
  },
  reasons: {
    sheep: {
      colour: { fill: "#f2ead6", ink: "#2a1c0e" },
      said: ({ points }, name) => t("score.sheep", { name, count: points }),
    },
  },
  board: { layers: { choices: Flocks } },
  featureLines: lines,
  came,
  news: came,
  played,
} satisfies ExpansionUI;
