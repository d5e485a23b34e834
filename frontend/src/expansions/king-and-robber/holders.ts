// The holders of king and robber baron, as the view shows them.

import type { SeatView, View } from "../../protocol/types.ts";
import type { Stock } from "../types.ts";
import { t } from "./messages.ts";

export const PRIZES = ["king", "robber_baron"] as const;
type Prize = (typeof PRIZES)[number];

interface Held {
  seat: number;
  /** Tiles of the largest city, or of the longest road. */
  size: number;
}

const heldIn = (view: View, prize: Prize): Held | undefined => view[prize] as Held | undefined;

/** What a seat holds, with the points that it would bring now: one for each completed city or road. */
export const stock = (seat: SeatView): Stock[] =>
  PRIZES.flatMap((piece) =>
    typeof seat[piece] === "number" ? [{ piece, count: seat[piece], word: t(`holds.${piece}`) }] : [],
  );

/** What changed between two views: one of the two taken, or the record raised. */
export function taken(before: View | undefined, after: View): string[] {
  if (!before) return [];
  return PRIZES.flatMap((prize) => {
    const [old, now] = [heldIn(before, prize), heldIn(after, prize)];
    if (!now || now.size === old?.size) return [];
    const name = after.seats[now.seat]?.name ?? "?";
    return [t(now.seat === old?.seat ? `kept.${prize}` : `took.${prize}`, { name, count: now.size })];
  });
}
