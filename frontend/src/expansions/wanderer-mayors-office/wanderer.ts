// The wanderer on the roads, in words.

import { onWord } from "../../words/words.ts";
import type { ActionUI } from "../types.ts";
import { t } from "./messages.ts";

/** Of several of a kind the one moves that has been on the board longest. */
export const move: ActionUI = {
  deploys: true,
  button: ({ feature = "" }) => t("wanderer.move", { on: onWord(feature) }),
  log: ({ action: { feature = "" }, name }) => t("log.wanderer", { name, on: onWord(feature) }),
  from: ({ seat, piece }, view) => view.pieces?.find((one) => one.seat === seat && one.piece === piece) ?? null,
};
