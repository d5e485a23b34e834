// The final count in steps: category by category, feature by feature, as the server has written its points.

import type { Claim } from "../../board/features/claimLines.ts";
import type { Scored, View } from "../../protocol/types.ts";
import { scoresOf } from "../../words/words.ts";

/** One feature that is counted, or what is counted without one. */
export interface CountStep {
  reason: string;
  /** What the last tile completed is counted first, as in every turn. */
  lastTurn: boolean;
  entries: readonly Scored[];
  /** Where it lies; null for what lies nowhere. */
  claim: Claim | null;
}

/** The steps from the view before the last event to the view after it. */
export function countSteps(before: View | undefined, after: View, claims: readonly Claim[]): CountStep[] {
  const steps: { step: CountStep; name: string; entries: Scored[] }[] = [];
  for (const entry of scoresOf(before, after)) {
    const name = [entry.reason, entry.x, entry.y, entry.feature].join();
    const last = steps.at(-1);
    if (last?.name === name) last.entries.push(entry);
    else {
      const claim = claims.find((one) => one.kind === entry.reason && holds(one, entry)) ?? null;
      const lastTurn = claim?.complete === true && entry.reason !== "field";
      const entries = [entry];
      steps.push({ name, entries, step: { reason: entry.reason, lastTurn, claim, entries } });
    }
  }
  return steps.map(({ step }) => step);
}

const holds = ({ spots }: Claim, { x, y, feature }: Scored): boolean =>
  spots.some((spot) => spot.x === x && spot.y === y && spot.feature === feature);

/** Steps of one category, which are shown together once they are counted. */
export interface Category {
  reason: string;
  lastTurn: boolean;
  from: number;
  to: number;
}

export function categoriesOf(steps: readonly CountStep[]): Category[] {
  const found: Category[] = [];
  steps.forEach(({ reason, lastTurn }, nth) => {
    const last = found.at(-1);
    const same = last?.lastTurn === lastTurn && (lastTurn || last?.reason === reason);
    if (last && same) last.to = nth + 1;
    else found.push({ reason, lastTurn, from: nth, to: nth + 1 });
  });
  return found;
}

/** What seats have won with the first `counted` steps. */
export function wonBy(steps: readonly CountStep[], counted: number, from = 0): ReadonlyMap<number, number> {
  const won = new Map<number, number>();
  for (const { entries } of steps.slice(from, counted))
    for (const { seat, points } of entries) won.set(seat, (won.get(seat) ?? 0) + points);
  return won;
}

/** The view after the first `counted` steps: all figures stand until the last of them. */
export function viewAt(before: View | undefined, after: View, steps: readonly CountStep[], counted: number): View {
  if (!before || counted >= steps.length) return after;
  const won = wonBy(steps, counted);
  const entries = steps.slice(0, counted).flatMap((step) => step.entries);
  return {
    ...before,
    tiles: after.tiles,
    decision: null,
    turn: null,
    seats: before.seats.map((seat, nth) => ({ ...seat, score: seat.score + (won.get(nth) ?? 0) })),
    scored: [...(before.scored ?? []), ...entries],
  };
}

export const CATEGORY_MS = 900;
/** On a phone the count is read in small letters beside a small board: each step is shown so many times as long. */
export const PHONE_PACE = 2;
const LEAST_MS = 220;
/** Many fields share this time. */
const FIELDS_MS = 5400;

/**
 * How long a step is shown, at a pace: few fields as long as a category, other features share its time as far as they
 * can.
 */
export function stepMs(steps: readonly CountStep[], nth: number, pace = 1): number {
  return pace * msOf(steps, nth);
}

function msOf(steps: readonly CountStep[], nth: number): number {
  const step = steps[nth];
  if (!step) return CATEGORY_MS;
  const { from, to } = categoriesOf(steps).find((category) => category.from <= nth && nth < category.to)!;
  if (step.reason === "field") return Math.max(2 * LEAST_MS, Math.min(CATEGORY_MS, FIELDS_MS / (to - from)));
  return Math.max(LEAST_MS, CATEGORY_MS / (to - from));
}
