// Actions that can be chosen on the board itself: those that name a spot of it.

import { actionIs, actionUIs } from "../../expansions/registry.ts";
import type { Choice, Place } from "../../expansions/scene.ts";
import type { Action, Spot, View } from "../../protocol/types.ts";

export type { Choice, Place };

const isSpot = (value: unknown): value is Required<Spot> => {
  const { x, y, feature } = (value ?? {}) as Partial<Spot>;
  return x !== undefined && y !== undefined && feature !== undefined;
};

/** Where on the board an action is chosen: where its figure would stand; null where it names no spot. */
export function placeOf(action: Action): Place | null {
  if (isSpot(action["to"])) return action["to"];
  if (!isSpot(action)) return null;
  const { x, y, feature } = action;
  return typeof action["corner"] === "string" ? { x, y, feature, corner: action["corner"] } : { x, y, feature };
}

/** Where the figure that an action moves stands now, as far as the action says so. */
export const leaves = (action: Action): Required<Spot> | null => (isSpot(action["from"]) ? action["from"] : null);

/** Where the figure that an action moves stands now; null for one that comes from the supply. */
export function departure(action: Action, view: View): Spot | null {
  for (const { from } of actionUIs(action.type)) if (from) return from(action, view);
  return leaves(action);
}

/** The figure that an action sets without naming it. */
const implied = (action: Action): string | undefined => actionUIs(action.type).find((ui) => ui.piece)?.piece;

/** Whether an action sets a figure as the action "deploy" does. */
export const deploys = ({ type }: Action): boolean => type === "deploy" || actionIs(type, "deploys");

/** Whether an action names a figure: it sets, moves or removes it. */
export const sets = (action: Action): boolean => action.piece !== undefined || implied(action) !== undefined;

/** The figure that an action sets; a follower for those that only name a spot. */
export const pieceOf = (action: Action): string => action.piece ?? implied(action) ?? "meeple";

/** Whose figure an action names: another seat's where one is captured or sent home. */
export const ownerOf = (action: Action, seat: number | null): number =>
  typeof action["owner"] === "number" ? action["owner"] : (seat ?? 0);

/** The tiles and cells that actions name as their goals, each once. */
export function cellsOf(actions: readonly Action[]): { x: number; y: number }[] {
  const cells = new Map<string, { x: number; y: number }>();
  for (const action of actions) {
    const { x, y } = isSpot(action["to"]) ? action["to"] : action;
    if (x !== undefined && y !== undefined) cells.set(`${x},${y}`, { x, y });
  }
  return [...cells.values()];
}

export const onBoard = (action: Action): boolean => placeOf(action) !== null;

/** One name for one place. */
export const placeName = ({ x, y, feature = "", corner = "" }: Place): string => [x, y, feature, corner].join();
