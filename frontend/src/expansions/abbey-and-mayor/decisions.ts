// What an abbey and a wagon ask.

import MoveFigure from "../../match/turn/MoveFigure.svelte";
import type { DecisionUI } from "../types.ts";
import { t } from "./messages.ts";

/** To place one's abbey instead of drawing; the last time it is a chance without a draw. */
export const abbey: DecisionUI = {
  heading: ({ mine, name, actions }) => {
    if (!mine) return t("abbey.theirs", { name });
    const last = actions !== null && !actions.some((action) => action.type === "draw_tile");
    return t(last ? "abbey.last" : "abbey.yours");
  },
  alert: () => t("alert.abbey"),
  opensTurn: true,
  declined: { button: () => t("abbey.keep"), log: ({ name }) => t("log.abbey.not", { name }) },
  lays: {
    tile: "AM/A",
    choose: () => t("abbey.choose"),
    count: (count) => t("abbey.holes", { count }),
    lying: (place) => t("abbey.lying", { place }),
    confirm: () => t("abbey.confirm"),
  },
};

/** Where a wagon goes whose feature has been scored. */
export const wagon: DecisionUI = {
  heading: ({ mine, name }) => (mine ? t("wagon.yours") : t("wagon.theirs", { name })),
  alert: () => t("alert.wagon"),
  declined: { button: () => t("wagon.home"), log: ({ name }) => t("log.wagon.home", { name }) },
  answer: MoveFigure,
  explanation: () => t("wagon.what"),
  steps: { by: ["goal"], types: ["move_wagon"] },
  moves: true,
};
