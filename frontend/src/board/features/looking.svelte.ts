// Looking around the board with keys: from place to place, tiles and the free cells beside them, and through the
// features of a tile.

import type { PlacedTile, Spot, View } from "../../protocol/types.ts";
import type { Art } from "../../art/art.ts";
import type { Look } from "./look.svelte.ts";
import { neighbour } from "../geometry.ts";
import { freeCells } from "./freeCells.ts";
import { spotsOf } from "./hit.ts";

const WAYS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface Cell {
  x: number;
  y: number;
}

/** What is said of the places that are come to. */
export interface Visited {
  /** Called with each new tile, and again with its feature when the server has answered. */
  tile(tile: PlacedTile): void;
  free(cell: Cell): void;
}

export class Looking {
  on = $state(false);
  /** A tile, or a free cell. */
  place = $state.raw<PlacedTile | Cell | null>(null);
  #feature = 0;
  #figure = -1;
  readonly #now: () => { art: Art; view: View; number: number };
  readonly #look: Look;
  readonly #visited: Visited;

  constructor(now: () => { art: Art; view: View; number: number }, look: Look, visited: Visited) {
    this.#now = now;
    this.#look = look;
    this.#visited = visited;
  }

  /** The free cell that is looked at. */
  get free(): Cell | null {
    return this.on && this.place && !isTile(this.place) ? this.place : null;
  }

  start(): void {
    const { view } = this.#now();
    this.on = true;
    this.#go(this.place ?? view.tiles.at(-1));
  }

  stop(): void {
    this.on = false;
    this.place = null;
    void this.#look.at(null, 0);
  }

  toggle(): void {
    if (this.on) this.stop();
    else this.start();
  }

  /** Takes a key; true if it meant something here. */
  pressed(key: string): boolean {
    const way = WAYS[key];
    if (key === "Escape") this.stop();
    else if (way && this.place) this.#step(this.place, way);
    else if (key === " ") this.#next();
    else if (key.toLowerCase() === "n") this.#nextFigure();
    else return false;
    return true;
  }

  #step(from: Cell, [dx, dy]: [number, number]): void {
    const { tiles } = this.#now().view;
    this.#go(neighbour<PlacedTile | Cell>([...tiles, ...freeCells(tiles)], from, dx, dy));
  }

  #go(place: PlacedTile | Cell | undefined): void {
    if (!place) return;
    this.place = place;
    this.#feature = -1;
    if (isTile(place)) {
      this.#next();
      this.#visited.tile(place);
    } else {
      void this.#look.at(null, 0);
      this.#visited.free(place);
    }
  }

  #next(): void {
    const spots = this.#spots();
    if (spots.length === 0) return;
    this.#feature = (this.#feature + 1) % spots.length;
    void this.#look.at(spots[this.#feature]!, this.#now().number);
  }

  /** Goes to the next figure, and looks at the whole feature that it holds. */
  #nextFigure(): void {
    const { view, number } = this.#now();
    const holding = (view.pieces ?? []).filter(({ feature }) => feature !== undefined);
    this.#figure = (this.#figure + 1) % Math.max(1, holding.length);
    const piece = holding[this.#figure];
    const tile = piece && view.tiles.find(({ x, y }) => x === piece.x && y === piece.y);
    if (!piece?.feature || !tile) return;
    this.place = tile;
    void this.#look.at({ x: piece.x, y: piece.y, feature: piece.feature }, number);
    this.#visited.tile(tile);
  }

  #spots(): Required<Spot>[] {
    const { art, view } = this.#now();
    return this.place && isTile(this.place) ? spotsOf(art, view, this.place) : [];
  }
}

const isTile = (place: PlacedTile | Cell): place is PlacedTile => "tile" in place;
