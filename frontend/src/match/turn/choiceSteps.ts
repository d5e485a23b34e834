// Many actions, chosen in steps: first the figure (or the goal), then the spot. Nothing is left out, nothing is added.

import { deploys, pieceOf, leaves, placeName, placeOf } from "../../board/figures/choices.ts";
import { decisionUI, pieceUI } from "../../expansions/registry.ts";
import type { Group, Level, Step } from "../../expansions/scene.ts";
import type { Action, Spot } from "../../protocol/types.ts";

export type { Group, Level, Step };

export interface ChoiceSteps {
  levels: readonly Level[];
  /** What can be chosen as things stand. */
  open: readonly Action[];
  /** One action for each further place that another group would offer. */
  hidden: readonly Action[];
  /** What has nothing to do with the steps. */
  rest: readonly Action[];
}

export type Wanted = Readonly<Partial<Record<Step, string>>>;
/** The name of the feature that owns a spot, as far as it is known; else the spot's own name. */
export type GoalOf = (spot: Spot) => string;

/** How figures are listed wherever there are several kinds: the common follower first, unknown kinds last. */
const rank = (piece: string) => (piece === "meeple" ? 0 : (pieceUI(piece)?.rank ?? Infinity));
export const byRank = (a: string, b: string): number => (rank(a) === rank(b) ? 0 : rank(a) - rank(b));

/** More than this on show at once, or more kinds of figures, would be clutter. */
const MOST = 9;
const KINDS = 2;

const keyers = (goalOf: GoalOf): Record<Step, (action: Action) => string> => ({
  piece: pieceOf,
  figure: (action) => `${pieceOf(action)} ${placeName(leaves(action) ?? { x: 0, y: 0 })}`,
  goal: (action) => goalOf(placeOf(action) ?? { x: 0, y: 0 }),
});

/** The steps of a decision, and the actions that they sort. */
function plan(kind: string, actions: readonly Action[]): { steps: readonly Step[]; sorted: readonly Action[] } {
  const steps = decisionUI(kind)?.steps;
  if (steps) return { steps: steps.by, sorted: actions.filter((action) => steps.types.includes(action.type)) };
  const setting = actions.filter(deploys);
  const kinds = new Set(setting.map(pieceOf)).size;
  const crowded = kinds > KINDS || (kinds > 1 && setting.length > MOST);
  return crowded ? { steps: ["piece"], sorted: setting } : { steps: [], sorted: [] };
}

function grouped(actions: readonly Action[], keyOf: (action: Action) => string): Group[] {
  const found = new Map<string, Action[]>();
  for (const action of actions) found.set(keyOf(action), [...(found.get(keyOf(action)) ?? []), action]);
  return [...found].map(([key, own]) => ({ key, actions: own }));
}

/** The decision's actions as the steps and the wishes so far sort them. */
export function choiceSteps(kind: string, actions: readonly Action[], wanted: Wanted, goalOf: GoalOf): ChoiceSteps {
  const { steps, sorted } = plan(kind, actions);
  const keyOf = keyers(goalOf);
  const rest = steps.length > 0 ? actions.filter((action) => !sorted.includes(action)) : actions;
  const levels: Level[] = [];
  let open: readonly Action[] = sorted;
  for (const by of steps) {
    const groups = grouped(open, keyOf[by]);
    if (by === "piece") groups.sort((a, b) => byRank(a.key, b.key));
    const chosen = groups.find((group) => group.key === wanted[by]) ?? groups[0];
    if (!chosen) break;
    levels.push({ by, groups, chosen: chosen.key });
    open = chosen.actions;
  }
  return { levels, open, hidden: elsewhere(sorted, open), rest };
}

function elsewhere(all: readonly Action[], open: readonly Action[]): Action[] {
  const name = (action: Action) => placeName(placeOf(action) ?? { x: 0, y: 0 });
  const seen = new Set(open.map(name));
  return all.filter((action) => !seen.has(name(action)) && seen.add(name(action)));
}

/** The wishes that bring an action on show. */
export function wishFor(kind: string, actions: readonly Action[], action: Action, goalOf: GoalOf): Wanted {
  const keyOf = keyers(goalOf);
  return Object.fromEntries(plan(kind, actions).steps.map((by) => [by, keyOf[by](action)]));
}

/** The group after (or before) the chosen one of the first step that has several. */
export function nextWish(levels: readonly Level[], direction: 1 | -1): Wanted | null {
  const level = levels.find((one) => one.groups.length > 1);
  if (!level) return null;
  const { groups, by } = level;
  const now = groups.findIndex((group) => group.key === level.chosen);
  return { [by]: groups[(now + direction + groups.length) % groups.length]!.key };
}
