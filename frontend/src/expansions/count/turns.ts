// What is decided about the city, and its lines in the log.

import MoveFigure from "../../match/turn/MoveFigure.svelte";
import { onWord, pieceWord, placeWord } from "../../words/words.ts";
import type { ActionUI, DecisionUI } from "../types.ts";
import { isFinal, quarterWord } from "./city.ts";
import { t } from "./messages.ts";

export const actions: Readonly<Record<string, ActionUI>> = {
  leave_city: {
    button: ({ piece = "", feature = "", x = 0, y = 0, ...action }) =>
      t("leave.to", {
        piece: pieceWord(piece),
        quarter: quarterWord(action["quarter"]),
        on: onWord(feature),
        place: placeWord(x, y),
      }),
    log: ({ action: { piece = "", feature = "", x = 0, y = 0, ...action }, name }) =>
      t("log.leave", {
        name,
        piece: pieceWord(piece),
        quarter: quarterWord(action["quarter"]),
        on: onWord(feature),
        place: placeWord(x, y),
      }),
  },
  enter_city: {
    button: ({ piece = "", ...action }) =>
      t("enter.to", { piece: pieceWord(piece), quarter: quarterWord(action["quarter"]) }),
    short: (action) => quarterWord(action["quarter"]),
    log: ({ action: { piece = "", ...action }, name }) =>
      t("log.enter", { name, piece: pieceWord(piece), quarter: quarterWord(action["quarter"]) }),
  },
  move_count: {
    button: (action) => t("count.to", { quarter: quarterWord(action["quarter"]) }),
    log: ({ action, name }) => t("log.count", { name, quarter: quarterWord(action["quarter"]) }),
  },
};

export const decisions: Readonly<Record<string, DecisionUI>> = {
  leave_city: {
    heading: ({ mine, name }) => (mine ? t("leave.yours") : t("leave.theirs", { name })),
    alert: () => t("leave.alert"),
    declined: { button: () => t("leave.not"), log: ({ name }) => t("log.leave.not", { name }) },
    answer: MoveFigure,
    explanation: (view) => t(isFinal(view) ? "leave.final" : "leave.what"),
    steps: { by: ["piece", "goal"], types: ["leave_city"] },
    moves: true,
    single: true,
    traces: true,
  },
  enter_city: {
    heading: ({ mine, name }) => (mine ? t("enter.yours") : t("enter.theirs", { name })),
    alert: () => t("enter.alert"),
    declined: { button: () => t("enter.not"), log: ({ name }) => t("log.enter.not", { name }) },
    answer: MoveFigure,
    explanation: () => t("enter.what"),
    steps: { by: ["piece"], types: ["enter_city"] },
  },
  count: {
    heading: ({ mine, name }) => (mine ? t("count.yours") : t("count.theirs", { name })),
    alert: () => t("count.alert"),
    declined: { button: () => t("count.not"), log: ({ name }) => t("log.count.not", { name }) },
    answer: MoveFigure,
    explanation: () => t("count.what"),
  },
};
