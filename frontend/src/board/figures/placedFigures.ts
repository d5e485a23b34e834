// Where the figures stand on the board, for drawing them and for finding the one under a pointer.

import type { Art } from "../../art/art.ts";
import { onTiles } from "../../protocol/pieces.ts";
import type { Piece, PlacedTile, Spot } from "../../protocol/types.ts";
import { standingPoint, type Point } from "../geometry.ts";
import { placeName } from "./choices.ts";
import { countedByName } from "./sideBySide.ts";
import { figureSize } from "./size.ts";

export interface PlacedFigure {
  piece: Piece;
  /** Its middle, in board units. */
  x: number;
  y: number;
  name: string;
}

/** All figures, several on one spot side by side; nearer ones come after those behind them, which they overlap. */
export function placedFigures(
  art: Art,
  tiles: ReadonlyMap<string, PlacedTile>,
  pieces: readonly Piece[],
  scale: number,
): PlacedFigure[] {
  /** How far several on one spot stand apart. */
  const apart = (13 * figureSize(scale)) / 36;
  return countedByName(onTiles(pieces), placeName)
    .map(({ entry: piece, nth }) => {
      const at = standingPoint(art, tiles, piece);
      const name = `${placeName(piece)},${piece.seat},${piece.piece},${nth}`;
      return { piece, x: at.x + nth * apart, y: at.y + ((nth % 2) * apart) / 2, name };
    })
    .sort((a, b) => a.y - b.y);
}

/** The spot that the figure under a point holds, whatever is drawn beneath the figure; null where no figure is. */
export function heldAt(
  art: Art,
  tiles: ReadonlyMap<string, PlacedTile>,
  pieces: readonly Piece[],
  scale: number,
  point: Point,
): Required<Spot> | null {
  const reach = figureSize(scale) * 0.42;
  const under = placedFigures(art, tiles, pieces, scale).filter(
    ({ piece, x, y }) => piece.feature !== undefined && Math.hypot(x - point.x, y - point.y) <= reach,
  );
  const piece = under.at(-1)?.piece;
  return piece?.feature === undefined ? null : { x: piece.x, y: piece.y, feature: piece.feature };
}
