// The tile in hand on its way to the board: which cell, which rotation. Only what the server offered can be chosen.

import type { Action } from "../protocol/types.ts";
import { key } from "./geometry.ts";

/** A cell of the offer, and the actions for each rotation there. */
export interface Cell {
  x: number;
  y: number;
  rotations: readonly number[];
  actions: ReadonlyMap<number, Action>;
}

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

export class Placing {
  cells = $state.raw<readonly Cell[]>([]);
  /** The cell the tile lies on, not yet confirmed. */
  chosen = $state.raw<Cell | null>(null);
  /** How the tile is held; a cell that does not allow it shows the next rotation that it allows. */
  wish = $state(0);

  /** A new offer; the tile goes back to the hand unless the same cell is offered again. */
  offer(actions: readonly Action[]): void {
    this.cells = cellsOf(actions);
    const { chosen } = this;
    this.chosen = (chosen && this.cells.find((c) => c.x === chosen.x && c.y === chosen.y)) ?? null;
  }

  /** Every rotation that some cell allows. */
  get rotations(): readonly number[] {
    const open = this.chosen ? [this.chosen] : this.cells;
    return [0, 90, 180, 270].filter((r) => open.some((cell) => cell.rotations.includes(r)));
  }

  rotationAt(cell: Cell): number {
    return nearest(cell.rotations, this.wish);
  }

  /** The rotation on show: of the chosen cell, else of the hand. */
  get rotation(): number {
    return this.chosen ? this.rotationAt(this.chosen) : nearest(this.rotations, this.wish);
  }

  /** The action that confirming would send. */
  get action(): Action | null {
    return this.chosen?.actions.get(this.rotation) ?? null;
  }

  choose(cell: Cell | null): void {
    this.chosen = cell;
  }

  /** Turns to the next rotation allowed on `cell` (or where it lies, or anywhere). */
  turn(direction: 1 | -1, cell: Cell | null = this.chosen): void {
    const allowed = cell ? cell.rotations : this.rotations;
    const now = cell ? this.rotationAt(cell) : this.rotation;
    this.wish = nearest(allowed, (now + direction * 90 + 360) % 360, direction);
  }
}
