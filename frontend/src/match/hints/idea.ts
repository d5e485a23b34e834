// One idea that the server sends for the current decision: its words, and the first offered action of it.

import type { components } from "../../api/schema";
import type { Action, Spot } from "../../protocol/types.ts";
import type { Reason } from "../../words/reasons/reasons.ts";

type Sent = components["schemas"]["Idea"];

/** What to do, the first action now. `points` and `chance` are null where the server did not search. */
export interface Idea extends Omit<Sent, "actions" | "reason"> {
  actions: Action[];
  reason: Reason | null;
  /** The rest of an idea whose first action was played. */
  goesOn?: boolean;
}

export type HintAnswer = Omit<components["schemas"]["Hint"], "ideas"> & { ideas: Idea[] };

/** Types of actions that end something; an idea need not name them after others. */
const ENDS = new Set(["end_turn", "pass"]);

/** The actions that an idea consists of, without an end of the turn that follows them. */
export const steps = ({ actions }: Idea): Action[] => actions.filter(({ type }, nth) => nth === 0 || !ENDS.has(type));

/** Whether an action is the one meant; what is listed or logged may carry more than the idea names. */
export const isAction = (action: Action, meant: Action): boolean =>
  Object.entries(meant).every(([key, value]) => JSON.stringify(action[key]) === JSON.stringify(value));

/** What is left of the idea that was followed by this action; null if it was none of them, or nothing is left. */
export function goneOn(ideas: readonly Idea[], played: Action): Idea | null {
  const followed = ideas.find(({ actions }) => actions[0] && isAction(played, actions[0]));
  const rest = followed?.actions.slice(1) ?? [];
  if (!rest[0] || ENDS.has(rest[0].type)) return null;
  return { actions: rest, points: null, chance: null, reason: null, goesOn: true };
}

/** The cell of an idea: of the action itself, or where its figure goes. */
export function cellOf(action: Action | undefined): Spot | null {
  const to = (action?.["to"] ?? action) as Partial<Spot> | undefined;
  if (to?.x === undefined || to.y === undefined) return null;
  return { x: to.x, y: to.y, ...(to.feature === undefined ? {} : { feature: to.feature }) };
}
