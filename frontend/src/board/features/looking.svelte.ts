// Looking around the board with keys: from tile to tile, and through the features of a tile.

import type { PlacedTile, Spot, View } from "../../protocol/types.ts";
import type { Art } from "../../art/art.ts";
import type { Look } from "./look.svelte.ts";
import { neighbour } from "../geometry.ts";
import { spotsOf } from "./hit.ts";

const WAYS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export class Looking {
  on = $state(false);
  tile = $state.raw<PlacedTile | null>(null);
  #feature = 0;
  #figure = -1;
  readonly #now: () => { art: Art; view: View; number: number };
  readonly #look: Look;
  /** Called with each new tile, and again with its feature when the server has answered. */
  readonly #onTile: (tile: PlacedTile) => void;

  constructor(now: () => { art: Art; view: View; number: number }, look: Look, onTile: (tile: PlacedTile) => void) {
    this.#now = now;
    this.#look = look;
    this.#onTile = onTile;
  }

  start(): void {
    const { view } = this.#now();
    this.on = true;
    this.#go(this.tile ?? view.tiles.at(-1));
  }

  stop(): void {
    this.on = false;
    this.tile = null;
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
    else if (way && this.tile) this.#go(neighbour(this.#now().view.tiles, this.tile, way[0], way[1]));
    else if (key === " ") this.#next();
    else if (key.toLowerCase() === "n") this.#nextFigure();
    else return false;
    return true;
  }

  #go(tile: PlacedTile | undefined): void {
    if (!tile) return;
    this.tile = tile;
    this.#feature = -1;
    this.#next();
    this.#onTile(tile);
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
    this.tile = tile;
    void this.#look.at({ x: piece.x, y: piece.y, feature: piece.feature }, number);
    this.#onTile(tile);
  }

  #spots(): Required<Spot>[] {
    const { art, view } = this.#now();
    return this.tile ? spotsOf(art, view, this.tile) : [];
  }
}
