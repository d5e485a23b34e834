// The cells where a tile may go, made from the placements that the server offers.

import type { Action } from "../../protocol/types.ts";
import { key } from "../geometry.ts";

/** A cell of the offer, and the actions for each rotation there. */
export interface Cell {
  x: number;
  y: number;
  rotations: readonly number[];
  actions: ReadonlyMap<number, Action>;
}

/** What a placement needs to be legal, and the server's details about it, as far as known. */
export interface Aided {
  aid: string;
  details: unknown;
}

/** What is needed for a tile on a cell that way round; undefined where it fits by itself. */
export const aidOf = (cell: Cell, rotation: number): string | undefined =>
  cell.actions.get(rotation)?.["needs"] as string;

/** The cells of the offered placements, by row and column. */
export function cellsOf(actions: readonly Action[]): Cell[] {
  const found = new Map<string, { x: number; y: number; actions: Map<number, Action> }>();
  for (const action of actions) {
    if (typeof action.x !== "number" || typeof action.y !== "number") continue;
    const name = key(action.x, action.y);
    const cell = found.get(name) ?? { x: action.x, y: action.y, actions: new Map<number, Action>() };
    const rotation = action.rotation ?? 0;
    // Where a placement is offered with and without something it needs, the plain one goes first.
    if (!cell.actions.has(rotation) || !("needs" in action)) cell.actions.set(rotation, action);
    found.set(name, cell);
  }
  const cells = [...found.values()].map((c) => ({ ...c, rotations: [...c.actions.keys()].sort((a, b) => a - b) }));
  return cells.sort((a, b) => a.y - b.y || a.x - b.x);
}

/** The first of `rotations` met when turning clockwise (or back) from `wish`, `wish` itself included. */
export function nearest(rotations: readonly number[], wish: number, direction: 1 | -1 = 1): number {
  for (let turn = 0; turn < 360; turn += 90) {
    const rotation = (((wish + direction * turn) % 360) + 360) % 360;
    if (rotations.includes(rotation)) return rotation;
  }
  return wish;
}
