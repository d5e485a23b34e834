// A follower that crosses a drawbridge: the decision, its buttons and its lines in the log.

import MoveFigure from "../../match/turn/MoveFigure.svelte";
import type { Action, Spot } from "../../protocol/types.ts";
import { onWord, pieceWord, placeWord } from "../../words/words.ts";
import type { ActionUI, DecisionUI } from "../types.ts";
import { t } from "./messages.ts";

const goal = (action: Action) => (action["to"] ?? {}) as Partial<Spot>;

export const crossing: ActionUI = {
  button: (action) => {
    const { feature = "", x = 0, y = 0 } = goal(action);
    return t("drawbridge.over", {
      piece: pieceWord(action.piece ?? ""),
      on: onWord(feature),
      place: placeWord(x, y),
    });
  },
  log: ({ action, name }) => {
    const { x = 0, y = 0 } = goal(action);
    return t("log.drawbridge", { name, piece: pieceWord(action.piece ?? ""), place: placeWord(x, y) });
  },
};

export const drawbridge: DecisionUI = {
  heading: ({ mine, name }) => (mine ? t("drawbridge.yours") : t("drawbridge.theirs", { name })),
  alert: () => t("alert.drawbridge"),
  declined: { button: () => t("drawbridge.home"), log: ({ name }) => t("log.drawbridge.not", { name }) },
  answer: MoveFigure,
  explanation: () => t("drawbridge.what"),
  steps: { by: ["figure", "goal"], types: ["cross_drawbridge"] },
  moves: true,
};
