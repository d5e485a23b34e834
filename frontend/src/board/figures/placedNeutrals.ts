// Where figures of nobody stand of which there are several: in the middle of their tiles, or beside the figures there.

import type { Art } from "../../art/art.ts";
import { onTiles } from "../../protocol/pieces.ts";
import type { Neutral, PlacedTile } from "../../protocol/types.ts";
import { standingPoint } from "../geometry.ts";
import { placeName } from "./choices.ts";
import { countedByName } from "./sideBySide.ts";
import { figureSize } from "./size.ts";

export interface PlacedNeutral {
  piece: string;
  /** Its middle, in board units. */
  x: number;
  y: number;
  name: string;
  /** Its number as people count, from 1; null where no other of its kind is on the board. */
  shown: number | null;
}

/** A figure's size for which the distances are given. */
const USUAL = 36;
/** From the figure of a seat that stands on the same spot, and from each other. */
const [BESIDE, APART] = [{ x: 17, y: -15 }, 13];

/** All that stand on tiles, several at one place side by side. */
export function placedNeutrals(
  art: Art,
  tiles: ReadonlyMap<string, PlacedTile>,
  neutrals: readonly Neutral[],
  scale: number,
): PlacedNeutral[] {
  const unit = figureSize(scale) / USUAL;
  const alone = (piece: string) => neutrals.filter((other) => other.piece === piece).length === 1;
  return countedByName(onTiles(neutrals), placeName).map(({ entry, nth }) => {
    const at = standingPoint(art, tiles, entry);
    const beside = entry.feature === undefined ? { x: 0, y: 0 } : BESIDE;
    return {
      piece: entry.piece,
      x: at.x + (beside.x + nth * APART) * unit,
      y: at.y + (beside.y + ((nth % 2) * APART) / 2) * unit,
      name: `${entry.piece},${entry.number}`,
      shown: alone(entry.piece) ? null : entry.number + 1,
    };
  });
}
