// An office to set up: the decision, its buttons and its lines in the log.

import MoveFigure from "../../match/turn/MoveFigure.svelte";
import type { View } from "../../protocol/types.ts";
import { onWord, placeWord } from "../../words/words.ts";
import type { ActionUI, DecisionUI } from "../types.ts";
import { t } from "./messages.ts";

export const placeOffice: ActionUI = {
  piece: "office",
  button: ({ feature = "", x = 0, y = 0 }) => t("office.at", { on: onWord(feature), place: placeWord(x, y) }),
  log: ({ action: { x = 0, y = 0 }, name }) => t("log.office", { name, place: placeWord(x, y) }),
};

/** Where none is left in the supply one that stands moves; of several the rules say which (HOUSE-21). */
function explanation(view: View, seat: number): string {
  const standing = (view.pieces ?? []).filter((figure) => figure.seat === seat && figure.piece === "office");
  if (standing.length === 0 || view.seats[seat]?.supply["office"]) return t("office.what");
  const places = standing.map(({ x, y }) => placeWord(x, y)).join(" / ");
  return `${t("office.what")} ${t("office.moves", { place: places })}`;
}

export const office: DecisionUI = {
  heading: ({ mine, name }) => (mine ? t("office.yours") : t("office.theirs", { name })),
  alert: () => t("alert.office"),
  declined: { button: () => t("office.not"), log: ({ name }) => t("log.office.not", { name }) },
  answer: MoveFigure,
  explanation,
  single: true,
  traces: true,
  roams: true,
};
