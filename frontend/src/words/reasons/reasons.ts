// Why a move is better than another, in a sentence: the codes of rules/analysis/reasons.py (docs/analysis.md).

import { kindWord, placeWord } from "../words.ts";
import { knownCode, type ReasonCode } from "./codes.ts";
import { t } from "./messages.ts";

/** A code, and what its sentence names. `points` is always there. */
export interface Reason {
  readonly code: string;
  readonly points: number;
  readonly kind?: string;
  readonly x?: number;
  readonly y?: number;
  readonly seat?: number;
  readonly count?: number;
}

const KINDS = ["road", "city", "field", "monastery"] as const;

/** "Shares the city at 1 north with Ann: 8 points". `nameOf` gives the name of a seat's player. */
export function reasonSentence(reason: Reason, nameOf: (seat: number) => string): string {
  const code = knownCode(reason.code);
  const said = {
    what: whatWord(reason.kind ?? "field"),
    place: placeWord(reason.x ?? 0, reason.y ?? 0),
    name: reason.seat === undefined ? "" : nameOf(reason.seat),
    count: code === "figures" ? (reason.count ?? 1) : Math.max(1, Math.round(reason.points)),
  };
  return (t as (key: ReasonCode, values: typeof said) => string)(code, said);
}

/** "the city", as the object of a sentence. */
function whatWord(kind: string): string {
  const known = KINDS.find((one) => one === kind);
  return known ? t(`what.${known}`) : t("what.other", { kind: kindWord(kind) });
}
