// What the dragon asks: a step of each player in turn, and wanderers that may walk away before it comes.

import MoveFigure from "../../match/turn/MoveFigure.svelte";
import type { DecisionUI } from "../types.ts";
import { dragonOf } from "./dragon.ts";
import { t } from "./messages.ts";
import MoveDragon from "./MoveDragon.svelte";

export const dragon: DecisionUI = {
  heading: ({ mine, name }) => (mine ? t("dragon.yours") : t("dragon.theirs", { name })),
  alert: () => t("dragon.alert"),
  answer: MoveDragon,
  opensTurn: true,
  near: (view) => {
    const found = dragonOf(view);
    return found ? [found] : [];
  },
};

export const wanderer: DecisionUI = {
  heading: ({ mine, name }) => (mine ? t("wanderer.yours") : t("wanderer.theirs", { name })),
  alert: () => t("wanderer.alert"),
  declined: { button: () => t("wanderer.stay"), log: ({ name }) => t("log.wanderer.stays", { name }) },
  answer: MoveFigure,
  explanation: () => t("wanderer.what"),
  single: true,
};
