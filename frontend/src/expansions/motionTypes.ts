// What the board plays when an expansion's event arrives. Types only.

import type { Action, Piece, View } from "../protocol/types.ts";
import type { Recipe } from "../sound/recipe.ts";

/** An event that is played: what was done, and the views around it. */
export interface PlayedContext {
  readonly action: Action;
  readonly before: View;
  readonly after: View;
}

/** The seat to which a figure goes that leaves the board; null where it goes home to its player. */
export type Keeper = (context: PlayedContext, piece: Piece) => number | null;

/** A sound, a movement of something on the board, or both. Only `translate`, `rotate`, `scale` and `opacity` move. */
export interface Played {
  readonly sound?: Recipe;
  /** What moves, as a CSS selector within the board. */
  readonly selector?: string;
  readonly frames?: readonly Keyframe[];
  readonly ms?: number;
}
