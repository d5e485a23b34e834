// Tokens of goods: what a seat has, what it took, what they score.

import type { Scored, SeatView, View } from "../../protocol/types.ts";
import { list } from "../../words/words.ts";
import type { Stock } from "../types.ts";
import { t } from "./messages.ts";
import { shownName } from "../../shownName.ts";

export const GOODS = ["wine", "grain", "cloth"] as const;
type Goods = (typeof GOODS)[number];

const goodsWord = (kind: string): string =>
  (GOODS as readonly string[]).includes(kind) ? t(`goods.${kind as Goods}`) : kind;
const goodsOf = (seat: SeatView | undefined): Record<string, number> =>
  (seat?.["goods"] ?? {}) as Record<string, number>;

export const stock = (seat: SeatView): Stock[] =>
  GOODS.map((piece) => ({ piece, count: goodsOf(seat)[piece] ?? 0, word: goodsWord(piece) }));

/** Goods that somebody took between two views, a line for each seat. */
export function taken(before: View | undefined, after: View): string[] {
  if (!before) return [];
  return after.seats.flatMap((seat, index) => {
    const old = goodsOf(before.seats[index]);
    const more = GOODS.map((kind) => ({ kind, count: (goodsOf(seat)[kind] ?? 0) - (old[kind] ?? 0) })).filter(
      ({ count }) => count > 0,
    );
    if (more.length === 0) return [];
    const count = more.reduce((sum, one) => sum + one.count, 0);
    const goods = list(more.map((one) => t("goods.each", { count: one.count, kind: goodsWord(one.kind) })));
    return [t("goods.got", { name: shownName(seat.name), count, goods })];
  });
}

interface Part {
  what: string;
  count: number;
  points: number;
}

/** Which goods a score came from. */
export function parts(entry: Scored): string[] | null {
  if (!Array.isArray(entry.parts)) return null;
  return (entry.parts as Part[]).map(({ what, count, points }) =>
    t("score.goods.most", { kind: goodsWord(what), count, points }),
  );
}
