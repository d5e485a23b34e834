import { gathered } from "../../expansions/registry.ts";
import type { MatchEvent, View } from "../../protocol/types.ts";

/**
 * The tiles in the order in which they left the bag, as far as the views show it: each tile in hand when it first
 * appears, and before it those set aside. Moves taken back draw nothing anew, so a turn is counted once. Empty where
 * the views don't show it, but the record does: where tiles were turned up for a sale, drawn from below others, or
 * went back into the stack.
 */
export function drawnOrder(views: readonly View[], events: readonly MatchEvent[]): string[] {
  if (views.some(unseen)) return [];
  const drawn: string[] = [];
  let aside = 0;
  const look = (view: View | undefined, fresh: boolean) => {
    for (const tile of (view?.discarded ?? []).slice(aside)) drawn.push(tile);
    aside = Math.max(aside, view?.discarded?.length ?? 0);
    if (fresh && view?.turn?.tile) drawn.push(view.turn.tile);
  };
  look(views[0], true);
  events.forEach((event, i) =>
    look(views[i + 1], event.action.type !== "undo" && views[i + 1]?.left !== views[i]?.left),
  );
  return drawn;
}

/** A stack shuffled anew: the tiles face down before it, those that went back then, the word of the shuffle. */
export interface Reshuffle {
  left: number;
  word: string;
  back: readonly string[];
}

/** The shuffles in the course of a game; one that was taken back is none. */
export function reshuffles(views: readonly View[], events: readonly MatchEvent[]): Reshuffle[] {
  const found: Reshuffle[] = [];
  events.forEach((event, i) => {
    const [before, after] = [views[i], views[i + 1]];
    if (!before || !after) return;
    if (event.action.type === "undo") {
      if (shuffled(after, before).length > 0) found.pop();
    } else found.push(...shuffled(before, after).map((one) => ({ ...one, left: before.left ?? 0 })));
  });
  return found;
}

const shuffled = (before: View, after: View) =>
  gathered("reshuffled", (made) => {
    const one = made(before, after);
    return one ? [one] : [];
  });

/** An expansion drew tiles here, or put some back, and the views don't show in which order. */
const unseen = (view: View): boolean => gathered("hidesDraws", (hides) => [hides(view)]).includes(true);
