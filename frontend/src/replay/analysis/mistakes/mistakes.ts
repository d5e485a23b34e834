// The mistakes of a game: which of them are on show, which one belongs to a move, which comes next.

import { GRADES, type Grade, type Mistake, type Turn } from "../types.ts";

/** A turn with a mistake. */
export type Faulty = Turn & { readonly mistake: Mistake };

export interface Filter {
  /** Null: of all seats. */
  readonly seat: number | null;
  /** The least grade that is shown. */
  readonly grade: Grade;
}

export const ALL: Filter = { seat: null, grade: "slip" };
/** As chess players write them. */
export const SIGNS: Readonly<Record<Grade, string>> = { slip: "?!", mistake: "?", blunder: "??" };

const faulty = (turn: Turn): turn is Faulty => turn.mistake !== null;
const weight = (grade: Grade): number => GRADES.indexOf(grade);

/** The turns with mistakes that a filter lets through, in the order of the game. */
export const mistakesOf = (turns: readonly Turn[], filter: Filter = ALL): Faulty[] =>
  turns
    .filter(faulty)
    .filter(({ seat }) => filter.seat === null || seat === filter.seat)
    .filter(({ mistake }) => weight(mistake.grade) >= weight(filter.grade));

/** Mistakes of a seat, one after the other, for the same reason. */
export interface Run {
  readonly worst: Faulty;
  readonly others: readonly Faulty[];
}

/** Reasons that stay: a field or road that is there to take is there in the next turn, too. */
const STAYS: ReadonlySet<string> = new Set(["claims", "farms"]);
const sameReason = ({ mistake: { reason: one } }: Faulty, { mistake: { reason: other } }: Faulty): boolean =>
  STAYS.has(one.code) && one.code === other.code && one.kind === other.kind;

/** The mistakes in runs, in the order of their first ones. */
export function runsOf(found: readonly Faulty[]): Run[] {
  const runs: Faulty[][] = [];
  for (const turn of found) {
    const before = runs.findLast(([first]) => first?.seat === turn.seat);
    if (before?.[0] && sameReason(before[0], turn)) before.push(turn);
    else runs.push([turn]);
  }
  return runs.map((run) => {
    const worst = run.reduce((one, other) => (other.mistake.points > one.mistake.points ? other : one));
    return { worst, others: run.filter((turn) => turn !== worst) };
  });
}

/** The move of the replay in which the seat was about to place the tile. */
export const momentOf = ({ mistake }: Faulty): number => mistake.event - 1;

/** The mistake that is spoken of while this move is on show: from the moment before it until its turn is over. */
export function mistakeAt(found: readonly Faulty[], move: number): Faulty | null {
  const over = (turn: Faulty) => Math.max(turn.mistake.event, turn.last_event - 1);
  return found.findLast((turn) => momentOf(turn) <= move && move <= over(turn)) ?? null;
}

/** The next mistake after a move, or the one before it; null at either end. */
export function nextMistake(found: readonly Faulty[], move: number, direction: 1 | -1): Faulty | null {
  const now = mistakeAt(found, move);
  const from = now ? momentOf(now) : move;
  const other = direction > 0 ? found.find((turn) => momentOf(turn) > from) : undefined;
  return (direction > 0 ? other : found.findLast((turn) => momentOf(turn) < from)) ?? null;
}
