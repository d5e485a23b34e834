// The tile in hand on its way to the board: which cell, which rotation. Only what the server offered can be chosen.

import type { Action } from "../../protocol/types.ts";
import { cellsOf, nearest, type Cell } from "./cells.ts";

export class Placing {
  cells = $state.raw<readonly Cell[]>([]);
  /** The cell the tile lies on, not yet confirmed. */
  chosen = $state.raw<Cell | null>(null);
  /** How the tile is held; a cell that does not allow it shows the next rotation that it allows. */
  wish = $state(0);
  /** Where the tile lay before an offer that was only put off. */
  #before: Cell | null = null;

  /** A new offer; the tile goes back to the hand unless the same cell is offered again. */
  offer(actions: readonly Action[]): void {
    this.cells = cellsOf(actions);
    const before = this.chosen ?? this.#before;
    this.#before = null;
    this.chosen = (before && this.cells.find((c) => c.x === before.x && c.y === before.y)) ?? null;
  }

  /** Nothing can be chosen until the next offer: it lays the tile on its cell again, if that is still offered. */
  putOff(): void {
    const before = this.chosen ?? this.#before;
    this.offer([]);
    this.#before = before;
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
