// Actions that can be chosen on the board itself: those that name a spot of it.

import type { Action, Spot, View } from "../protocol/types.ts";

export interface Choice {
  /** 1 to 9 for the number keys; later ones have none. */
  digit: number | null;
  action: Action;
  /** What it would bring, where the server says so. */
  value?: number;
  /** What choosing it does, in words. */
  label: string;
}

/** A spot of the board, or the corner of a tile where four tiles meet. */
export interface Place extends Spot {
  corner?: string;
}

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
  if (action.type === "move_wagon") return (view.decision?.about as Spot | undefined) ?? null;
  // Of several of a kind the one moves that has been on the board longest.
  if (action.type === "move")
    return view.pieces?.find((one) => one.seat === action.seat && one.piece === action.piece) ?? null;
  return leaves(action);
}

/** Figures that stand for an action which does not name its piece. */
const PIECES: Record<string, string> = { move_wagon: "wagon", place_office: "office" };

/** Whether an action sets a figure. */
export const sets = (action: Action): boolean => action.piece !== undefined || action.type in PIECES;

/** The figure that an action sets; a follower for those that only name a spot. */
export const pieceOf = (action: Action): string => action.piece ?? PIECES[action.type] ?? "meeple";

export const onBoard = (action: Action): boolean => placeOf(action) !== null;

/** One name for one place. */
export const placeName = ({ x, y, feature = "", corner = "" }: Place): string => [x, y, feature, corner].join();
