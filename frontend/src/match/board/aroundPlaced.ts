// Where figures can be set on the tile just placed: on a phone a large board shows it too small for a finger.

import { placeOf, type Choice } from "../../board/figures/choices.ts";
import type { PlacedTile } from "../../protocol/types.ts";

interface Cell {
  x: number;
  y: number;
}

/** A phone, upright or on its side. */
export const PHONE = "(max-width: 35rem), (max-width: 59.99rem) and (max-height: 30rem)";

/** The tile placed last and the cells beside it, if one of the choices lies on it; else none. */
export function aroundPlaced(placed: PlacedTile | undefined, choices: readonly Choice[]): Cell[] {
  if (!placed) return [];
  const { x, y } = placed;
  const here = choices.some(({ action }) => {
    const place = placeOf(action);
    return place !== null && place.x === x && place.y === y;
  });
  if (!here) return [];
  return [-1, 0, 1].flatMap((step) => [
    { x: x + step, y },
    { x, y: y + step },
  ]);
}
