// What is done with abbeys, wagons and barns, in words.

import type { Spot } from "../../protocol/types.ts";
import { onWord, pieceWord, placeWord, sideWord } from "../../words/words.ts";
import type { ActionUI } from "../types.ts";
import { t } from "./messages.ts";

/** A barn is deployed like a follower, onto a corner. */
export const deployBarn: ActionUI = {
  button: ({ piece = "", ...action }) =>
    typeof action["corner"] === "string"
      ? t("barn.at", { piece: pieceWord(piece), side: sideWord(action["corner"]) })
      : null,
  log: ({ action: { piece = "", x = 0, y = 0, ...action }, name }) =>
    typeof action["corner"] === "string"
      ? t("log.barn", { name, piece: pieceWord(piece), side: sideWord(action["corner"]), place: placeWord(x, y) })
      : null,
};

export const placeAbbey: ActionUI = {
  lays: true,
  log: ({ action: { x = 0, y = 0 }, name }) => t("log.abbey", { name, place: placeWord(x, y) }),
};

export const drawTile: ActionUI = { silent: true, log: ({ name }) => t("log.draw", { name }) };

export const moveWagon: ActionUI = {
  piece: "wagon",
  button: ({ feature = "", x = 0, y = 0 }) => t("wagon.to", { on: onWord(feature), place: placeWord(x, y) }),
  log: ({ action: { feature = "", x = 0, y = 0 }, name }) =>
    t("log.wagon", { name, on: onWord(feature), place: placeWord(x, y) }),
  from: (_, { decision }) => (decision?.about as Spot | undefined) ?? null,
};
