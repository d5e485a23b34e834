// Actions that can be chosen on the board itself: those that name a spot of it.

import type { Action } from "../wire/types.ts";

export interface Choice {
  /** 1 to 9 for the number keys; later ones have none. */
  digit: number | null;
  action: Action;
  /** What it would bring, where the server says so. */
  value?: number;
  /** What choosing it does, in words. */
  label: string;
}

export const onBoard = (action: Action): boolean => action.x !== undefined && action.y !== undefined && action.feature !== undefined;
