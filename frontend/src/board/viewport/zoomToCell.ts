// Parts of the map that are brought near, because the whole board is too small there to choose on; and the way back
// to the whole board.

import { extent, UNIT } from "../geometry.ts";
import type { Viewport } from "./viewport.ts";

export interface Place {
  x: number;
  y: number;
}

/** Below this scale a finger does not meet one spot of a tile. */
const SMALL = 0.5;
/** Below this many pixels a finger does not meet one cell among its neighbours. */
const FINGER = 44;
/** Below this many pixels it does not meet a cell that lies alone, unless it comes as close as this to the middle. */
export const ALONE = 32;

export class ZoomToCell {
  /** The cells that the picture is limited to, until the choice among them is made. */
  framed: readonly Place[] | null = null;
  /** What is around the cell that was tapped, while its tile is placed and its figure chosen. */
  tapped: readonly Place[] | null = null;
  /** A tap brought a cell near instead of choosing it. */
  onnear: () => void = () => undefined;
  /** How many tiles lay there when it was tapped. */
  #lying = 0;
  readonly #viewport: () => Viewport | null;
  readonly #fit: () => void;

  /** `fit` fits the picture to `cells`, or to the whole board. */
  constructor(viewport: () => Viewport | null, fit: () => void) {
    this.#viewport = viewport;
    this.#fit = fit;
  }

  get cells(): readonly Place[] | null {
    return this.framed ?? this.tapped;
  }

  /** The whole board again. */
  all(): void {
    this.framed = this.tapped = null;
    this.#fit();
  }

  /**
   * Shows these cells large enough to choose between them, where the whole board does not; none of them: as before.
   * Where the board is large enough only `core` comes into view: a board that need not move stays where it is.
   */
  frame(cells: readonly Place[], core: readonly Place[] = cells): void {
    const was = this.framed;
    const viewport = this.#viewport();
    this.framed = null;
    if (!viewport) return;
    if (cells.length > 0 && (was || viewport.transform.k < SMALL)) this.framed = cells;
    else if (cells.length > 0) return viewport.reveal(extent(core, core === cells ? 0.6 : 0));
    if (this.framed || (was && !viewport.moved)) this.#fit();
  }

  /**
   * Brings a cell near that is too small for a finger; true if it was. `cells`: all that can be chosen; `lying`: how
   * many tiles lie on the board.
   */
  approach(cell: Place, cells: readonly Place[], lying: number): boolean {
    const nearer = this.near(cell, cells, lying);
    if (nearer) this.onnear();
    return nearer;
  }

  /** The same where nothing has to be said about it. */
  near(cell: Place, cells: readonly Place[], lying: number): boolean {
    const { x, y } = cell;
    const viewport = this.#viewport();
    const least = cells.some((other) => touches(other, cell)) ? FINGER : ALONE;
    if (!viewport || viewport.transform.k * UNIT >= least) return false;
    // Where the board has little room it comes no nearer: the second tap chooses.
    if (this.tapped && !viewport.moved) return false;
    this.tapped = [-1, 0, 1].flatMap((step) => [
      { x: x + step, y },
      { x, y: y + step },
    ]);
    this.#lying = lying;
    this.#fit();
    return true;
  }

  /**
   * The turn is over (`deciding` is false), or another tile is to be placed: what was tapped is no longer what
   * matters.
   */
  settle(deciding: boolean, placing: boolean, lying: number): void {
    if (this.tapped && (!deciding || (placing && lying !== this.#lying))) this.all();
  }

  /** The cell that a finger came close to, at a point of the board; `null` where there is none. */
  beside<C extends Place>(cells: readonly C[], point: readonly [number, number]): C | null {
    const k = this.#viewport()?.transform.k ?? 1;
    const off = (cell: C) => Math.hypot((cell.x + 0.5) * UNIT - point[0], (cell.y + 0.5) * UNIT - point[1]) * k;
    const closest = cells.reduce<C | null>((best, cell) => (best && off(best) <= off(cell) ? best : cell), null);
    return closest && off(closest) < ALONE ? closest : null;
  }
}

/** Two cells share a side or a corner. */
const touches = (one: Place, other: Place): boolean =>
  Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y)) === 1;
