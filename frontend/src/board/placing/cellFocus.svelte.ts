// Which of the cells the pointer is over, which has the focus, and where the tile is shown.

import { neighbour } from "../geometry.ts";
import type { Cell } from "./cells.ts";
import type { Placing } from "./placing.svelte.ts";

const WAYS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export const sameCell = (a: Cell | null, b: Cell | null): boolean =>
  a !== null && b !== null && a.x === b.x && a.y === b.y;

export class CellFocus {
  hovered = $state.raw<Cell | null>(null);
  focused = $state.raw<Cell | null>(null);
  readonly #placing: () => Placing | undefined;

  /** The cell on the way of the Tab key. */
  readonly stop = $derived.by(
    () => this.#offered(this.focused) ?? this.#placing()?.chosen ?? this.#placing()?.cells[0] ?? null,
  );
  /** The cell that shows the tile. */
  readonly ghost = $derived.by(
    () => this.#offered(this.hovered) ?? this.#placing()?.chosen ?? this.#offered(this.focused),
  );

  /** `placing` is undefined while no tile is in hand. */
  constructor(placing: () => Placing | undefined) {
    this.#placing = placing;
  }

  /** The cells are gone: the pointer will not leave them, nor the focus. */
  forget(): void {
    this.hovered = null;
    this.focused = null;
  }

  leave(cell: Cell): void {
    if (sameCell(this.hovered, cell)) this.hovered = null;
  }

  blur(cell: Cell): void {
    if (sameCell(this.focused, cell)) this.focused = null;
  }

  /** The cell that a key leads to; null for keys that lead nowhere, undefined where there is no cell that way. */
  towards(key: string, from: Cell): Cell | null | undefined {
    const cells = this.#placing()?.cells ?? [];
    const way = WAYS[key];
    if (way) return neighbour(cells, from, way[0], way[1]);
    if (key === "Home") return cells[0];
    return key === "End" ? cells.at(-1) : null;
  }

  #offered(cell: Cell | null): Cell | null {
    return this.#placing()?.cells.find((one) => sameCell(one, cell)) ?? null;
  }
}
