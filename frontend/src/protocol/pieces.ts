// Pieces of a view.

import type { Spot } from "./types.ts";

/** The pieces that stand on tiles; others stand beside the board, at a place of an expansion. */
export const onTiles = <P extends Spot>(pieces: readonly P[] | undefined): P[] =>
  (pieces ?? []).filter(({ x }) => (x as number | undefined) !== undefined);
