// A follower that leaves a besieged city: the decision, its buttons and its lines in the log.

import MoveFigure from "../../match/turn/MoveFigure.svelte";
import { pieceWord, placeWord } from "../../words/words.ts";
import type { ActionUI, DecisionUI } from "../types.ts";
import { t } from "./messages.ts";

export const escape: ActionUI = {
  button: ({ piece = "", x = 0, y = 0 }) => t("escape.from", { piece: pieceWord(piece), place: placeWord(x, y) }),
  log: ({ action: { piece = "", x = 0, y = 0 }, name }) =>
    t("log.escape", { name, piece: pieceWord(piece), place: placeWord(x, y) }),
};

export const escapes: DecisionUI = {
  heading: ({ mine, name }) => (mine ? t("escape.yours") : t("escape.theirs", { name })),
  alert: () => t("alert.escape"),
  declined: { button: () => t("escape.not"), log: ({ name }) => t("log.escape.not", { name }) },
  answer: MoveFigure,
  explanation: () => t("escape.what"),
  single: true,
  traces: true,
};
