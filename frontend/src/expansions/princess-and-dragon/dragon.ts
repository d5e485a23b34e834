// Dragon and fairy as the view shows them: where they are, the movement under way, and what came of a step.

import type { Piece, View } from "../../protocol/types.ts";
import { nameAt } from "../../shownName.ts";
import { list, pieceWord, placeWord } from "../../words/words.ts";
import { t } from "./messages.ts";

export interface DragonView {
  x: number;
  y: number;
  /** Only while it moves: the steps left, the tiles of this movement, and the tile that it is about to enter. */
  steps?: number;
  visited?: [number, number][];
  to?: [number, number];
}

export interface FairyView {
  x: number;
  y: number;
  /** Only where she belongs to a follower. */
  seat?: number;
  piece?: string;
  feature?: string;
}

export const dragonOf = (view: View | undefined): DragonView | null => (view?.["dragon"] as DragonView) ?? null;
export const fairyOf = (view: View): FairyView | null => (view["fairy"] as FairyView) ?? null;
export const asideOf = (view: View | undefined): readonly string[] => (view?.["aside"] as string[]) ?? [];

/** The dragon while it moves. */
export function moving(view: View | undefined): Required<Omit<DragonView, "to">> | null {
  const dragon = dragonOf(view);
  return dragon?.steps === undefined ? null : { ...dragon, steps: dragon.steps, visited: dragon.visited ?? [] };
}

/** The seats that make the steps left, the next one first: clockwise, without those that have left. */
export function movers(view: View): number[] {
  const steps = moving(view)?.steps ?? 0;
  const present = view.seats.flatMap((seat, nth) => (seat["gone"] === true ? [] : [nth]));
  const next = view.decision?.kind === "dragon" ? view.decision.seat : undefined;
  const first = next === undefined ? -1 : present.indexOf(next);
  if (first < 0) return [];
  return Array.from({ length: steps }, (_, nth) => present[(first + nth) % present.length]!);
}

/** "Ann (follower)" for each figure. */
export const figureWords = (view: View, pieces: readonly Piece[]): string =>
  list(pieces.map(({ seat, piece }) => t("figure.of", { name: nameAt(view, seat), piece: pieceWord(piece) })));

/** The figures on a tile; those in castles stand on none. */
export const standing = (view: View, x: number, y: number): Piece[] =>
  (view.pieces ?? []).filter((one) => one.x === x && one.y === y && !one.feature?.startsWith("castle"));

const same = (one: Piece, other: Piece) =>
  one.seat === other.seat && one.piece === other.piece && one.x === other.x && one.y === other.y;

/** The figures that a step of the dragon has sent home. */
function eaten(before: View, after: View): Piece[] {
  const left = [...(after.pieces ?? [])];
  return (before.pieces ?? []).filter((one) => {
    const nth = left.findIndex((other) => same(one, other) && one.feature === other.feature);
    if (nth >= 0) left.splice(nth, 1);
    return nth < 0;
  });
}

/** What came of an event: a dragon that wakes, figures sent home, a dead end, dragon tiles aside. */
export function came(before: View | undefined, after: View): string[] {
  if (!before) return [];
  const [old, now, lasted] = [dragonOf(before), dragonOf(after), moving(before)];
  const stepped = now !== null && old !== null && (old.x !== now.x || old.y !== now.y);
  const words: string[] = [];
  if (now !== null && !lasted && (old === null || stepped))
    words.push(t("dragon.wakes", { place: placeWord(now.x, now.y) }));
  if (lasted && stepped) {
    const gone = eaten(before, after).filter((one) => one.feature !== undefined);
    if (gone.length > 0 && !after.over) words.push(t("dragon.eaten", { who: figureWords(before, gone) }));
    const missing = lasted.steps - 1;
    if (missing > 0 && moving(after) === null && !after.over) words.push(t("dragon.deadEnd", { count: missing }));
  }
  return [...words, ...setAside(before, after)];
}

function setAside(before: View, after: View): string[] {
  const more = asideOf(after).length - asideOf(before).length;
  if (more > 0) return [t("dragon.aside", { count: asideOf(after).length })];
  return more < 0 ? [t("dragon.back", { count: -more })] : [];
}

/** The first volcano: the tiles set aside went back into the stack, whose order is new. */
export const reshuffled = (before: View, after: View) =>
  asideOf(before).length > 0 && asideOf(after).length === 0 ? { word: "volcano", back: asideOf(before) } : null;

/** What is read out while the dragon moves. */
export const news = (before: View | undefined, now: View): string[] => came(before, now);

/** What there is to say about the turn: tiles that wait, and the steps left. */
export function turnNotes(view: View): string[] {
  const waiting = asideOf(view).length;
  return waiting > 0 ? [t("dragon.aside", { count: waiting })] : [];
}
