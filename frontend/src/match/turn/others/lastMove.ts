// What the others did since one's own turn, for who comes to the table or looks up.

import type { Art } from "../../../art/art.ts";
import type { MatchEvent, View } from "../../../protocol/types.ts";
import { cameWords, eventWord, placedWord, pointsWords } from "../../../words/words.ts";
import { silent } from "../turn.ts";

export interface LastMove {
  number: number;
  seat: number;
  said: string;
  /** What came of it: points, and what expansions say. */
  came: string;
  /** Where on the board it was, for what was done there. */
  spot: { x: number; y: number } | null;
}

/** For who only watches: so many lines. */
const WATCHED = 6;

/**
 * What the others did since the reader's turn before, the newest first, a line for each action worth one. It stays
 * while the reader plays. Points and the like belong to the action before them.
 */
export function othersMoves(
  events: readonly MatchEvent[],
  views: readonly View[],
  you: number | null,
  art: Art | null,
): LastMove[] {
  const moves: LastMove[] = [];
  let came: string[] = [];
  for (const event of theirs(events, you)) {
    const [before, after] = [views[event.number - 1], views[event.number]];
    if (!after) break;
    came = [...cameWords(before, after, event.action), ...pointsWords(before, after), ...came];
    if (silent(event.action)) continue;
    const { x, y, seat } = event.action;
    const spot = x === undefined || y === undefined ? null : { x, y };
    moves.push({ number: event.number, seat, said: said(event, after, art, before), came: came.join(". "), spot });
    came = [];
    if (you === null && moves.length === WATCHED) break;
  }
  return moves;
}

/** The newest events of others, from the last to the one after the reader's turn before. */
function theirs(events: readonly MatchEvent[], you: number | null): MatchEvent[] {
  const last = events.findLastIndex(({ action }) => action.seat !== you);
  const before = events.slice(0, last + 1).findLastIndex(({ action }) => action.seat === you);
  return events.slice(before + 1, last + 1).reverse();
}

/** What is on a tile just placed is seen on the board. */
function said(event: MatchEvent, after: View, art: Art | null, before: View | undefined): string {
  return event.action.type === "place_tile" ? placedWord(event, after) : eventWord(event, after, art, before);
}
