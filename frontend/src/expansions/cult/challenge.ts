// The challenge between a shrine and the monastery beside it, as views show it.

import type { FeatureShape } from "../../protocol/features.ts";
import type { Piece, Scored, Spot, View } from "../../protocol/types.ts";
import { placeWord, scoresOf } from "../../words/words.ts";
import { t } from "./messages.ts";

const RIVALS: Readonly<Record<string, "shrine" | "monastery">> = { shrine: "monastery", monastery: "shrine" };

/** The building that a building is in a challenge with. */
export function challengeLine(shape: FeatureShape): string[] {
  const other = RIVALS[shape.kind];
  const rival = shape["challenge"] as Spot | undefined;
  return other && rival ? [t(`challenge.${other}`, { place: placeWord(rival.x, rival.y) })] : [];
}

/** What an event did to those who lost a challenge in it: they went home without points. */
export function lost(before: View | undefined, after: View): string[] {
  if (!before) return [];
  const won = scoresOf(before, after);
  const losers = (before.pieces ?? []).filter((piece) => beaten(piece, won) && !stands(piece, after));
  const seats = new Map(losers.map((piece) => [`${piece.seat} ${piece.x} ${piece.y}`, piece]));
  return [...seats.values()].map(({ seat, feature }) =>
    t(feature === "shrine" ? "lost.shrine" : "lost.monastery", { name: after.seats[seat]?.name ?? "?" }),
  );
}

/** Whether a building of the other kind scored beside a piece, and its own did not. */
function beaten({ x, y, feature }: Piece, won: readonly Scored[]): boolean {
  const here = won.some((entry) => entry.x === x && entry.y === y && entry.reason === feature);
  const beside = won.some(
    (entry) =>
      entry.reason === RIVALS[feature ?? ""] &&
      Math.max(Math.abs((entry.x ?? Infinity) - x), Math.abs((entry.y ?? Infinity) - y)) === 1,
  );
  return beside && !here;
}

const stands = (piece: Piece, view: View): boolean =>
  (view.pieces ?? []).some(
    ({ seat, x, y, feature }) => seat === piece.seat && x === piece.x && y === piece.y && feature === piece.feature,
  );
