// Previews of tiles on the board, and what placements need, fetched from the server.

import { untrack } from "svelte";
import type { Aided } from "../../board/placing/cells.ts";
import { panelsOf } from "../../expansions/registry.ts";
import type { AtHand } from "../turn/decision.svelte.ts";
import { Preview } from "./preview.svelte.ts";
import { aidsOf, previewFetcher, type FetchPreview } from "./fetchPreview.ts";

/** Made while a component is set up. */
export class Previews {
  readonly preview: Preview;
  readonly #at: AtHand;
  readonly #fetch: FetchPreview;
  /** What placements of the tile in hand need. */
  #needed = $state.raw<ReadonlyMap<string, Aided>>(aidsOf([]));

  /** What placements on show need, by `x,y,rotation`. */
  readonly needed = $derived.by(() => (this.preview.tile ? aidsOf(this.preview.placements ?? []) : this.#needed));

  constructor(at: AtHand) {
    this.#at = at;
    this.#fetch = previewFetcher(at.match.id);
    this.preview = new Preview(this.#fetch);
    this.#fetchNeeded();
    this.#followTable();
  }

  /** Tries a tile of the table, or ends that; `nth` is its place in an expansion's panel. */
  readonly toggle = (tile: string, nth: number | null): void => {
    if (this.preview.tile === tile && this.preview.nth === nth) this.preview.stop();
    else void this.preview.start(tile, nth, this.#at.match.number);
  };

  #fetchNeeded(): void {
    const at = this.#at;
    $effect(() => {
      // A placement on its way is still drawn with what it needs, though its cells are offered no more.
      if (at.waiting) return;
      const wanted =
        at.hand && at.placing.cells.some((cell) => [...cell.actions.values()].some((action) => "needs" in action));
      const [tile, number] = [at.hand, at.match.number];
      this.#needed = aidsOf([]);
      if (wanted && tile)
        void this.#fetch(tile, number).then(
          (found) => found && number === at.match.number && (this.#needed = aidsOf(found)),
        );
    });
  }

  /** What is tried follows the table; it ends when the tile is gone. */
  #followTable(): void {
    const { preview } = this;
    $effect(() => {
      const [number, tile, nth] = [this.#at.match.number, preview.tile, preview.nth];
      const there = tile !== null && (nth === null ? this.#at.hand === tile : this.#inPanel(nth) === tile);
      untrack(() => {
        if (there) void preview.start(tile, nth, number);
        else if (tile !== null) preview.stop();
      });
    });
  }

  #inPanel(nth: number): string | null {
    const { view } = this.#at.match;
    const panels = view ? panelsOf(view) : [];
    return panels.map((panel) => view && panel.tileAt?.(view, nth)).find(Boolean) ?? null;
  }
}
