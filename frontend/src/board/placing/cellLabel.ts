// The name of a cell for those who hear the page.

import { aidUI } from "../../expansions/registry.ts";
import { t } from "../../words/messages.ts";
import { placeWord } from "../../words/words.ts";
import { aidOf, type Cell } from "./cells.ts";

/** `chosen`: the tile lies there; `trying`: only to look at. */
export function cellLabel(cell: Cell, rotation: number, chosen: boolean, trying: boolean): string {
  const place = placeWord(cell.x, cell.y);
  const aid = aidUI(aidOf(cell, rotation))?.needs();
  const lies = { place, degrees: rotation };
  const ways = { place, ways: t("place.ways", { count: cell.rotations.length }) };
  const named = chosen ? t(trying ? "try.lies" : "place.lies", lies) : t(trying ? "try.cell" : "place.cell", ways);
  return aid ? `${named}, ${aid}` : named;
}
