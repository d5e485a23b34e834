// A pyramid of acrobats that is scored instead of placing a figure.

import { placeWord } from "../../words/words.ts";
import type { ActionUI } from "../types.ts";
import { t } from "./messages.ts";

export const scorePyramid: ActionUI = {
  tile: true,
  button: ({ x = 0, y = 0 }) => t("pyramid.score", { place: placeWord(x, y) }),
  log: ({ action: { x = 0, y = 0 }, name }) => t("log.pyramid", { name, place: placeWord(x, y) }),
};
