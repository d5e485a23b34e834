// Why the better way was better, in a sentence. A code that this page doesn't know says what `better` says.

import { kindWord, placeWord } from "../../../words/words.ts";
import { nameAt } from "../../../shownName.ts";
import { t } from "../messages.ts";
import type { Reason } from "../types.ts";

/** The seat that made the mistake, and the names of all. */
export interface Context {
  readonly seat: number;
  readonly view: { readonly seats: readonly { readonly name: string }[] };
}

/** "City at 3 east, 2 north". */
const where = ({ kind, x, y }: Reason): string => {
  const place = x === undefined || y === undefined ? "" : placeWord(x, y);
  return place ? t("where", { what: kindWord(kind ?? "field"), place }) : kindWord(kind ?? "field");
};

export const about = (points: number): string => t("about", { count: Math.max(1, Math.round(Math.abs(points))) });

/** The sentence of a reason. */
export function reasonWords(reason: Reason, { seat, view }: Context): string {
  const name = nameAt(view, seat);
  const points = about(reason.points);
  const other = reason.seat === undefined ? "" : nameAt(view, reason.seat);
  const what = where(reason);
  switch (reason.code) {
    case "scores":
      return t("reason.scores", { points });
    case "gives":
      return t("reason.gives", { points });
    case "shares":
      return t("reason.shares", { what, points, name, other });
    case "takes":
      return t("reason.takes", { what, points, name, other });
    case "claims":
      return t("reason.claims", { what, points, name });
    case "grows":
      return t("reason.grows", { what, points, name });
    case "blocks":
      return t("reason.blocks", { what, points, other });
    case "farms":
      return t("reason.farms", { what, points });
    case "figures":
      return t("reason.figures", { count: reason.count ?? 1, points, name });
    default:
      return t("reason.better");
  }
}
