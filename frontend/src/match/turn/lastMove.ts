// What the others did last, for who comes to the table or looks up: the newest move that says something, and the
// points since.

import type { Art } from "../../art/art.ts";
import type { MatchEvent, View } from "../../protocol/types.ts";
import { t } from "../../words/messages.ts";
import { cameWords, eventWord, placeWord, pointsWords } from "../../words/words.ts";
import { silent } from "./turn.ts";

export interface LastMove {
  number: number;
  seat: number;
  said: string;
  /** What came of it: points, and what expansions say. */
  came: string;
}

/** The newest move worth showing and all events since; null before the first one, or if it is the reader's own. */
export function lastMove(
  events: readonly MatchEvent[],
  views: readonly View[],
  you: number | null,
  art: Art | null,
): LastMove | null {
  const event = events.findLast(({ action }) => !silent(action));
  const after = event && views[event.number];
  if (!event || !after || event.action.seat === you) return null;
  const since = events.slice(events.indexOf(event)).flatMap(({ number }) => {
    const [before, now] = [views[number - 1], views[number]];
    return now ? [...cameWords(before, now), ...pointsWords(before, now)] : [];
  });
  return {
    number: event.number,
    seat: event.action.seat,
    said: said(event, after, art, views[event.number - 1]),
    came: since.join(". "),
  };
}

/** What is on a tile just placed is seen on the board. */
function said(event: MatchEvent, after: View, art: Art | null, before: View | undefined): string {
  const { type, seat, x, y } = event.action;
  if (type !== "place_tile" || x === undefined || y === undefined) return eventWord(event, after, art, before);
  return t("lastMove.place", { name: after.seats[seat]?.name ?? "?", place: placeWord(x, y) });
}
