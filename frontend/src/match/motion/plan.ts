// Which movements and sounds events bring, and when. Nothing here waits: the view is the newest one all along, and
// what is planned only plays over it.

import { gathered, reasonUI } from "../../expansions/registry.ts";
import { onTiles } from "../../protocol/pieces.ts";
import type { MatchEvent, Piece, Scored, Spot, View } from "../../protocol/types.ts";
import type { SoundName } from "../../sound/recipes.ts";
import { scoresOf } from "../../words/words.ts";
import { lays } from "../turn/turn.ts";
import type { Gain, Glow, Home, Hop, Step } from "./steps.ts";

export interface Change {
  event: MatchEvent;
  before: View;
  after: View;
}

export const DROP_MS = 220;
export const HOP_MS = 410; // 320 in the air, 90 to land
export const GLOW_MS = 700;
export const GAIN_MS = 900;
export const HOME_MS = 500;
export const OWN_MS = 300;
/** A whole turn takes no longer. */
export const TURN_MS = 1600;
/** With more turns than this to show they play at once. */
const WAITING = 2;
const HOME_AFTER = 500;
const HOME_APART = 60;
/** More features than this glow at the end of a turn only in rare games; each asks the server for its shape. */
const GLOWS = 6;
const HIGH = 10; // points

/** The steps of events that arrived together; `mine` is the viewer's seat. */
export function planned(changes: readonly Change[], mine: number | null): Step[] {
  const turns = turnsOf(changes);
  let at = 0;
  return turns.flatMap((turn) => {
    const steps = turnSteps(turn, mine).map((step) => ({ ...step, at: step.at + at }));
    if (turns.length <= WAITING) at = Math.max(at, ...steps.map((step) => step.at + step.ms));
    return steps;
  });
}

/** Events up to the end of each turn. */
function turnsOf(changes: readonly Change[]): Change[][] {
  const turns: Change[][] = [];
  let seat: number | null = null;
  for (const change of changes) {
    if (change.event.action.seat !== seat) turns.push([]);
    seat = change.event.action.type === "end_turn" ? null : change.event.action.seat;
    turns.at(-1)!.push(change);
  }
  return turns;
}

function turnSteps(turn: readonly Change[], mine: number | null): Step[] {
  let at = 0;
  return turn.flatMap((change) => {
    if (change.event.action.type === "undo") return [];
    const acted = [...drops(change, mine), ...hops(change), ...own(change)];
    const acts = acted.map((step) => ({ ...step, at: step.at + at }));
    at = Math.min(500, Math.max(at, ...acts.map((step) => step.at + step.ms - 40)));
    return [...acts, ...scoring(change, at)];
  });
}

function drops({ event: { action }, before, after }: Change, mine: number | null): Step[] {
  if (!lays(action) || after.tiles.length <= before.tiles.length) return [];
  const { x, y } = after.tiles.at(-1)!;
  const low = action.seat === mine;
  return [{ kind: "drop", at: 0, ms: DROP_MS, seat: action.seat, x, y, low, sound: "tile-place" }];
}

/** Figures that stand where none of them stood before. */
export function hops({ before, after }: Change): Hop[] {
  const gone = missing(onTiles(before.pieces), onTiles(after.pieces));
  return missing(onTiles(after.pieces), onTiles(before.pieces)).map((piece) => {
    const from = gone.find((other) => other.seat === piece.seat && other.piece === piece.piece) ?? null;
    return { kind: "hop", at: 0, ms: HOP_MS, seat: piece.seat, piece, from, sound: "figure-place" };
  });
}

/** Figures that stood somewhere and stand nowhere now, the first at `at`. */
function homes(change: Change, at: number): Home[] {
  const { before, after } = change;
  const came = missing(onTiles(after.pieces), onTiles(before.pieces));
  const gone = missing(onTiles(before.pieces), onTiles(after.pieces)).filter(
    (piece) => !came.some((other) => other.seat === piece.seat && other.piece === piece.piece),
  );
  const apart = Math.min(HOME_APART, Math.max(0, TURN_MS - HOME_MS - at) / Math.max(1, gone.length - 1));
  return gone.map((piece, nth) => ({
    kind: "home",
    at: at + apart * nth,
    ms: HOME_MS,
    seat: piece.seat,
    piece,
    to: keeperOf(change, piece),
    ...(nth === 0 ? { sound: "home" as const } : {}),
  }));
}

function keeperOf({ event: { action }, before, after }: Change, piece: Piece): number {
  return gathered("keeper", (keeper) => [keeper({ action, before, after }, piece) ?? []].flat())[0] ?? piece.seat;
}

function missing(list: readonly Piece[] = [], other: readonly Piece[] = []): Piece[] {
  const left = other.map(nameOf);
  return list.filter((piece) => {
    const at = left.indexOf(nameOf(piece));
    if (at < 0) return true;
    left.splice(at, 1);
    return false;
  });
}

const nameOf = ({ x, y, feature, corner, seat, piece }: Piece): string => [x, y, feature, corner, seat, piece].join();

/** What a turn scored, from `at` on. The last event of a game is counted step by step elsewhere. */
function scoring(change: Change, at: number): Step[] {
  if (change.after.over) return [];
  const entries = scoresOf(change.before, change.after);
  const own = [...glows(entries, change.event.number, at), ...gains(entries, at + 150)];
  return [...own, ...homes(change, entries.length > 0 ? at + HOME_AFTER : at)];
}

export const placeKey = ({ x, y, feature }: Partial<Spot>): string => `${x},${y},${feature ?? ""}`;

function glows(entries: readonly Scored[], number: number, at: number): Glow[] {
  const places = grouped(entries.filter(onFeature), placeKey);
  return places.slice(0, GLOWS).map((won) => {
    const { x, y, feature } = won[0]!;
    const seats = [...new Set(won.map(({ seat }) => seat))];
    return { kind: "glow", at, ms: GLOW_MS, seat: seats[0]!, spot: { x, y, feature }, seats, number };
  });
}

function gains(entries: readonly Scored[], at: number): Gain[] {
  const seen = new Map<string, number>();
  return entries.flatMap((entry) => {
    const { x, y, feature, points, seat } = entry;
    if (x === undefined || y === undefined) return [];
    const place = placeKey(entry);
    const nth = seen.get(place) ?? 0;
    seen.set(place, nth + 1);
    const spot = { x, y, ...(feature ? { feature } : {}) };
    return [{ kind: "gain", at, ms: GAIN_MS, seat, spot, points, nth, ...soundOf(entry, nth) } as Gain];
  });
}

/** Entries of one name together, in the order of the first of each. */
export function grouped<T>(entries: readonly T[], nameOf: (entry: T) => string): T[][] {
  const groups = new Map<string, T[]>();
  for (const entry of entries) groups.set(nameOf(entry), [...(groups.get(nameOf(entry)) ?? []), entry]);
  return [...groups.values()];
}

/** The sound of points; those of several seats for one feature sound once. */
export function soundOf({ reason, points }: Scored, nth = 0): { sound?: SoundName } {
  if (nth > 0 || points <= 0) return {};
  if (reason === "field") return { sound: "field" };
  const own = reason === "monastery" ? "bell" : reasonUI(reason)?.sound;
  if (own) return { sound: own };
  return { sound: points >= HIGH ? "score-high" : "score" };
}

const onFeature = (entry: Scored): entry is Scored & Required<Spot> =>
  entry.x !== undefined && entry.y !== undefined && typeof entry.feature === "string";

/** What expansions play. */
function own({ event: { action }, before, after }: Change): Step[] {
  return gathered("played", (played) => played({ action, before, after })).map(
    ({ sound, selector, frames = [], ms = OWN_MS }) => ({
      ...(selector ? { kind: "own" as const, selector, frames } : { kind: "sound" as const }),
      at: 0,
      ms,
      seat: action.seat,
      ...(sound ? { sound } : {}),
    }),
  );
}
