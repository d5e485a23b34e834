// Flocks, hills and vineyards as the view and a feature show them, in words.

import type { FeatureShape } from "../../protocol/features.ts";
import type { Piece, View } from "../../protocol/types.ts";
import { nameAt } from "../../shownName.ts";
import { list, placeWord } from "../../words/words.ts";
import { t } from "./messages.ts";

/** A token that was turned up: whose shepherd's, how many sheep (0 for a wolf), and where he stands. */
interface Drawn {
  readonly seat: number;
  readonly is: number;
  readonly x: number;
  readonly y: number;
}

const WOLF = 0;
const drawnIn = (view: View | undefined): readonly Drawn[] => (view?.["tokens_drawn"] as Drawn[] | undefined) ?? [];

/** How many sheep a shepherd has beside him; null for any other piece. */
export function sheepOf(piece: Piece): number | null {
  const tokens = piece["sheep"] as number[] | undefined;
  return tokens ? tokens.reduce((sum, token) => sum + token, 0) : null;
}

/** What the bag of sheep holds: all tokens, and the wolves among them. */
export function bagOf(view: View): { tokens: number; wolves: number } {
  const held = (view["bags"] as Record<string, Record<string, number>> | undefined)?.["sheep"] ?? {};
  return { tokens: Object.values(held).reduce((sum, count) => sum + count, 0), wolves: held["wolf"] ?? 0 };
}

/** The tokens that an event has turned up, in sentences. */
export function came(before: View | undefined, after: View): string[] {
  return drawnIn(after)
    .slice(drawnIn(before).length)
    .map(({ seat, is, x, y }) => {
      const values = { name: nameAt(after, seat), place: placeWord(x, y) };
      return is === WOLF ? t("drawn.wolf", values) : t("drawn.sheep", { ...values, count: is });
    });
}

/** Lines about a feature: whose tie a hill would win, the flock in a field, vineyards around a monastery. */
export function lines(shape: FeatureShape, view: View): string[] {
  const flock = shape["flock"] as { sheep: number; seats: number[] } | undefined;
  const hills = Object.keys((shape["on_hills"] as Record<string, number> | undefined) ?? {}).map(Number);
  const vineyards = shape["vineyards"] as number | undefined;
  const names = (seats: readonly number[]) => list(seats.map((seat) => nameAt(view, seat)));
  const words = [];
  if (hills.length > 0)
    words.push(
      `${t("look.hill", { names: names(hills) })} · ${t(hills.length > 1 ? "look.hill.more" : "look.hill.one")}`,
    );
  if (flock) words.push(t("look.flock", { count: flock.sheep, names: names(flock.seats) }));
  if (vineyards && !shape.complete) words.push(t("look.vineyards", { count: vineyards, points: 3 * vineyards }));
  return words;
}
