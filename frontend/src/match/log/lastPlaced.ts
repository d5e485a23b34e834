import { setupUI } from "../../expansions/registry.ts";
import type { MatchEvent, View } from "../../protocol/types.ts";
import { lays } from "../turn/turn.ts";

/** The tile placed last and by whom, after the first `number` events; null before the first placement. */
export function lastPlaced(
  events: readonly MatchEvent[],
  number: number,
  view: View,
): { x: number; y: number; seat: number } | null {
  const newest = view.tiles.at(-1);
  if (!newest) return null;
  const laid = events.findLast(
    (event) =>
      event.number <= number && event.action.x === newest.x && event.action.y === newest.y && lays(event.action),
  );
  return laid ? { x: newest.x, y: newest.y, seat: laid.action.seat } : null;
}

/** What each seat won between these views. */
export function gainsOf(before: View | undefined, after: View | null): ReadonlyMap<number, number> {
  const gains = new Map<number, number>();
  after?.seats.forEach((seat, index) => {
    const gain = seat.score - (before?.seats[index]?.score ?? seat.score);
    if (gain !== 0) gains.set(index, gain);
  });
  return gains;
}

/** The sets of tiles that a match needs drawings of. */
export function setsOf(setup: { expansions?: string[]; sets?: unknown }): string[] {
  const more = typeof setup.sets === "object" && setup.sets !== null ? Object.keys(setup.sets) : [];
  const sets = ["base", ...(setup.expansions ?? [])];
  // A part of a set has its name and one more word, "name-1": it is drawn with its set, and so is a part with a name
  // of its own. Other names are those of sets.
  const whole = more.flatMap((part) => {
    const set = sets.find((one) => part === one || part.startsWith(`${one}-`)) ?? part.replace(/-\d+$/, "");
    return sets.includes(set) || setupUI(set) ? [set] : [];
  });
  return [...new Set([...sets, ...whole])];
}
