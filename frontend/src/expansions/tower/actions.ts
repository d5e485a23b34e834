// What is done with towers, guards and prisoners, in words.

import { mark } from "../../seats.ts";
import { nameAt } from "../../shownName.ts";
import type { Action, View } from "../../protocol/types.ts";
import { pieceWord, placeWord } from "../../words/words.ts";
import type { ActionUI, DecisionUI } from "../types.ts";
import Choose from "./Choose.svelte";
import { t } from "./messages.ts";
import { figureWords, heightAt, previewOf } from "./towers.ts";

const letter = (seat: unknown): string => mark(Number(seat)).letter;
const nameOf = (view: View, seat: unknown): string => nameAt(view, Number(seat));

export const placeTower: ActionUI = {
  button: ({ x = 0, y = 0 }) => t("tower.build", { place: placeWord(x, y) }),
  named: (action, view) => {
    const { x = 0, y = 0 } = action;
    const [place, preview] = [placeWord(x, y), previewOf(action)];
    if (!preview) return t("tower.build", { place });
    const who = figureWords(view, preview.captives);
    return who === "" ? t("tower.build.nobody", { place }) : t("tower.build.captives", { place, who });
  },
  log: ({ action: { x = 0, y = 0 }, name, after }) =>
    t("log.tower", { name, place: placeWord(x, y), count: heightAt(after, { x, y }) }),
};

export const capture: ActionUI = {
  button: ({ piece = "", x = 0, y = 0, ...action }) =>
    t("capture.take", { piece: pieceWord(piece), seat: letter(action["owner"]), place: placeWord(x, y) }),
  log: ({ action: { piece = "", x = 0, y = 0, ...action }, name, after }) =>
    action["owner"] === action.seat
      ? t("log.capture.own", { name, piece: pieceWord(piece), place: placeWord(x, y) })
      : t("log.capture", {
          name,
          piece: pieceWord(piece),
          owner: nameOf(after, action["owner"]),
          place: placeWord(x, y),
        }),
};

export const exchange: ActionUI = {
  button: ({ piece = "" }) => t("exchange.piece", { piece: pieceWord(piece) }),
  log: ({ action: { piece = "" }, name }) => t("log.exchange", { name, piece: pieceWord(piece) }),
};

export const payRansom: ActionUI = {
  button: ({ piece = "", ...action }: Action) =>
    t("ransom.pay", { piece: pieceWord(piece), seat: letter(action["holder"]) }),
  named: ({ piece = "", ...action }, view) =>
    t("ransom.payTo", { piece: pieceWord(piece), holder: nameOf(view, action["holder"]) }),
  log: ({ action: { piece = "", ...action }, name, after }) =>
    t("log.ransom", { name, piece: pieceWord(piece), holder: nameOf(after, action["holder"]) }),
};

/** Which figure a capture takes, by the name of its player, or that one of the own seat comes home. */
function captureWord(action: Action, view: View): string {
  const { piece = "", x = 0, y = 0 } = action;
  const words = { piece: pieceWord(piece), place: placeWord(x, y) };
  if (action["owner"] === action.seat) return t("capture.own", words);
  return t("capture.of", { ...words, owner: nameOf(view, action["owner"]) });
}

export const captures: DecisionUI = {
  heading: ({ mine, name }) => (mine ? t("capture.yours") : t("capture.theirs", { name })),
  declined: { button: () => t("capture.not"), log: ({ name }) => t("log.capture.not", { name }) },
  choice: (action, view) => (action.type === "capture" ? { label: captureWord(action, view) } : null),
  answer: Choose,
  explanation: () => t("capture.what"),
  quiet: true,
  shown: true,
};

export const exchanges: DecisionUI = {
  heading: ({ mine, name }) => (mine ? t("exchange.yours") : t("exchange.theirs", { name })),
  answer: Choose,
  explanation: () => t("exchange.what"),
  quiet: true,
};
