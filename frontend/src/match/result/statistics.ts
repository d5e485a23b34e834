// What each seat did in a game, counted from its events.

import type { Claim } from "../../board/features/claimLines.ts";
import type { MatchEvent, Scored, View } from "../../protocol/types.ts";
import { hops } from "../motion/plan.ts";
import { timesUsed } from "../seats/timeUsed.ts";
import { lays } from "../turn/turn.ts";

export interface SeatStatistics {
  tiles: number;
  figures: number;
  /** The most points in one turn. */
  bestTurn: number;
  /** The most points at once; null for a seat without any. */
  biggest: Scored | null;
  /** Ms between the event before and this seat's own; null where no times were kept. */
  time: number | null;
  /** Figures on the board when the final count began. */
  out: number;
}

export function statistics(
  events: readonly MatchEvent[],
  views: readonly View[],
  claims: readonly Claim[] = [],
): SeatStatistics[] {
  const seats = views.at(-1)?.seats ?? [];
  const times = timesUsed(events, seats.length);
  return seats.map((_, seat) => ({
    tiles: count(events, views, (event, before, after) =>
      Number(event.action.seat === seat && lays(event.action) && after.tiles.length > before.tiles.length),
    ),
    figures: count(
      events,
      views,
      (event, before, after) =>
        hops({ event, before, after }).filter((hop) => hop.seat === seat && hop.from === null).length,
    ),
    bestTurn: bestTurn(events, views, seat),
    biggest: biggest(views.at(-1)?.scored ?? [], seat),
    time: times[seat]!,
    out: out(views.at(-2), claims, seat),
  }));
}

type Counting = (event: MatchEvent, before: View, after: View) => number;

/** Summed over all events; what was taken back counts against it. */
function count(events: readonly MatchEvent[], views: readonly View[], of: Counting): number {
  let sum = 0;
  for (const event of events) {
    const [before, after] = [views[event.number - 1], views[event.number]];
    if (!before || !after) continue;
    if (event.action.type !== "undo") sum += of(event, before, after);
    else sum -= of({ ...event, action: undone(events, event) }, after, before);
  }
  return sum;
}

/** The action that an "undo" takes back: the newest before it that still stands. */
function undone(events: readonly MatchEvent[], undo: MatchEvent): MatchEvent["action"] {
  let back = 0;
  for (const event of events.slice(0, events.indexOf(undo)).reverse()) {
    if (event.action.type === "undo") back += 1;
    else if (back === 0) return event.action;
    else back -= 1;
  }
  return undo.action;
}

/** Points of a seat from one tile to the next; the final count belongs to no turn. */
function bestTurn(events: readonly MatchEvent[], views: readonly View[], seat: number): number {
  let [best, from] = [0, views[0]?.seats[seat]?.score ?? 0];
  for (const event of events) {
    const [view, next] = [views[event.number], events[event.number]];
    if (!view || view.over || event.action.type === "undo") continue;
    const score = view.seats[seat]?.score ?? 0;
    best = Math.max(best, score - from);
    if (event.action.type === "end_turn" || next?.action.seat !== event.action.seat) from = score;
  }
  return best;
}

function biggest(scored: readonly Scored[], seat: number): Scored | null {
  const own = scored.filter((entry) => entry.seat === seat && entry.points > 0);
  return own.reduce<Scored | null>((most, entry) => (most && most.points >= entry.points ? most : entry), null);
}

function out(before: View | undefined, claims: readonly Claim[], seat: number): number {
  const done = claims.filter((claim) => claim.complete && claim.kind !== "field").flatMap(({ spots }) => spots);
  return (before?.pieces ?? []).filter(
    (piece) =>
      piece.seat === seat &&
      !done.some(({ x, y, feature }) => x === piece.x && y === piece.y && feature === piece.feature),
  ).length;
}
