// What a puzzle asks for, and why its answer is best, in a sentence each.

import type { PuzzleLine, PuzzleSolution } from "../api/types.ts";
import type { Action, View } from "../protocol/types.ts";
import { nameAt } from "../shownName.ts";
import { actionWord, kindWord, placeWord } from "../words/words.ts";
import { knownCode } from "../words/reasons/codes.ts";
import { catalogues, t } from "./messages.ts";

type Key = keyof (typeof catalogues)["en"];
type Values = Record<string, string | number>;
const said = t as (key: Key, values?: Values) => string;
const round = (points: unknown): number => Math.round(Number(points) * 10) / 10;

export const goalWord = (code: string): string => said(`goal.${knownCode(code)}` as Key);
/** "3 points behind · 24 tiles left": how the game stands for the one who solves it. */
export function standingWord({ ahead, left }: PuzzleLine["position"]): string {
  const key = ahead > 0 ? "ahead" : "behind";
  const score = ahead === 0 ? t("level") : t(key, { count: Math.abs(ahead) });
  return `${score} · ${t("left", { count: left })}`;
}

export const asksWord = (asks: string): string => t(asks === "turn" ? "asks.turn" : "asks.tile");

/** Why the best move is best. */
export function becauseWord(reason: PuzzleSolution["reason"], view: View): string {
  const { code, points, count, kind, x, y, seat } = reason as Record<string, unknown>;
  return said(`because.${knownCode(String(code))}` as Key, {
    count: code === "figures" ? Number(count ?? 0) : round(points),
    feature: kindWord(String(kind ?? "")),
    place: placeWord(Number(x ?? 0), Number(y ?? 0)),
    name: typeof seat === "number" ? nameAt(view, seat) : "",
  });
}

/** How much more the best move is worth than the best of all others. */
export const moreWord = ({ points, chance }: PuzzleSolution): string =>
  t("more", { count: round(points), percent: Math.round(chance * 100) });

/** What may come next, in a few words. */
export function followingWord(action: Action, view: View): string {
  const name = nameAt(view, action.seat);
  const { x, y } = action;
  return action.type === "place_tile" && x !== undefined && y !== undefined
    ? t("following.tile", { name, place: placeWord(x, y) })
    : t("following.other", { name, what: actionWord(action) });
}

export const lessWord = (less: number, sure: boolean): string => t(sure ? "less" : "least", { count: round(less) });
