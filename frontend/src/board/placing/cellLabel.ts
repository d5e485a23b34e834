// The name of a cell for screen readers.

import { aidUI } from "../../expansions/registry.ts";
import { t } from "../../words/messages.ts";
import { placeWord } from "../../words/words.ts";
import { aidOf, type Cell } from "./cells.ts";

/** `chosen`: the tile lies there; `previewing`: only to look at. */
export function cellLabel(cell: Cell, rotation: number, chosen: boolean, previewing: boolean): string {
  const place = placeWord(cell.x, cell.y);
  const aid = aidUI(aidOf(cell, rotation))?.needs();
  const lies = { place, degrees: rotation };
  const ways = { place, ways: t("place.ways", { count: cell.rotations.length }) };
  const named = chosen
    ? t(previewing ? "preview.lies" : "place.lies", lies)
    : t(previewing ? "preview.cell" : "place.cell", ways);
  return aid ? `${named}, ${aid}` : named;
}
