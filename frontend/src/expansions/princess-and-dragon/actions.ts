// What is done with dragon, fairy and knights, in words.

import { nameAt } from "../../shownName.ts";
import { mark } from "../../seats.ts";
import { onWord, pieceWord, placeWord } from "../../words/words.ts";
import type { ActionUI } from "../types.ts";
import { t } from "./messages.ts";

export const moveDragon: ActionUI = {
  tile: true,
  button: ({ x = 0, y = 0 }) => t("dragon.to", { place: placeWord(x, y) }),
  log: ({ action: { x = 0, y = 0 }, name }) => t("log.dragon", { name, place: placeWord(x, y) }),
};

export const moveFairy: ActionUI = {
  button: ({ x = 0, y = 0, piece, feature }) =>
    piece === undefined || feature === undefined
      ? t("fairy.toTile", { place: placeWord(x, y) })
      : t("fairy.to", { piece: pieceWord(piece), on: onWord(feature), place: placeWord(x, y) }),
  log: ({ action: { x = 0, y = 0 }, name }) => t("log.fairy", { name, place: placeWord(x, y) }),
};

export const removeKnight: ActionUI = {
  alone: () => t("knight.must"),
  button: ({ x = 0, y = 0, piece = "", ...action }) =>
    t("knight.sendOf", {
      piece: pieceWord(piece),
      seat: mark(Number(action["owner"])).letter,
      place: placeWord(x, y),
    }),
  named: ({ x = 0, y = 0, piece = "", ...action }, view) =>
    t("knight.sendHome", {
      piece: pieceWord(piece),
      owner: nameAt(view, Number(action["owner"])),
      place: placeWord(x, y),
    }),
  log: ({ action: { x = 0, y = 0, ...action }, name, after }) =>
    t("log.knight", { name, owner: nameAt(after, Number(action["owner"])), place: placeWord(x, y) }),
};

/** A wanderer that walks away is worded by its own expansion. */
export const move: ActionUI = { button: () => null, log: () => null };
