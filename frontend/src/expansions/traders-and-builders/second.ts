// The second tile of a turn, which a builder earns.

import type { View } from "../../protocol/types.ts";
import { t } from "./messages.ts";

export function turnNotes({ over, turn }: View): string[] {
  if (over || !turn) return [];
  if (turn["half"] === 2) return [t("turn.second")];
  return turn["halves"] === 2 ? [t("turn.earned")] : [];
}

/** The second tile of a turn is announced once. */
export const news = (before: View | undefined, now: View): string[] =>
  now.turn?.["half"] === 2 && before?.turn?.["half"] !== 2 ? turnNotes(now) : [];

/** A tile set aside for the second half has been drawn, and no view shows when. */
export const hidesDraws = ({ turn }: View): boolean => turn?.["set_aside"] !== undefined;
