// Pieces of a view.

import type { Piece } from "./types.ts";

/** The pieces that stand on tiles; others stand beside the board, at a place of an expansion. */
export const onTiles = (pieces: readonly Piece[] | undefined): Piece[] =>
  (pieces ?? []).filter(({ x }) => (x as number | undefined) !== undefined);
