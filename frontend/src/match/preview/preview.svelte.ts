// Trying a tile on the board: the server says where it would go now. Nothing here is ever played.

import { Placing } from "../../board/placing/placing.svelte.ts";
import type { FetchPreview, PreviewPlacement } from "./fetchPreview.ts";

/** The tile being tried, and how it is held. */
export class Preview {
  tile = $state<string | null>(null);
  /** Its place in an expansion's panel; null for the tile in hand. */
  nth = $state<number | null>(null);
  /** Null until the server has answered. */
  placements = $state.raw<readonly PreviewPlacement[] | null>(null);
  /** The event after which they are legal. */
  number = $state<number | null>(null);
  failed = $state(false);
  readonly placing = new Placing();
  readonly #fetch: FetchPreview;
  #latest = 0;

  constructor(fetch: FetchPreview) {
    this.#fetch = fetch;
  }

  /** Previews a tile after event `number`; the same tile again keeps its rotation. */
  async start(tile: string, nth: number | null, number: number): Promise<void> {
    const turn = ++this.#latest;
    if (tile !== this.tile || nth !== this.nth) [this.placements, this.placing.wish] = [null, 0];
    [this.tile, this.nth, this.failed] = [tile, nth, false];
    if (!this.placements) this.placing.offer([]);
    const found = await this.#fetch(tile, number);
    if (turn !== this.#latest) return;
    this.failed = found === null;
    this.placements = found ?? [];
    this.number = number;
    this.placing.offer(this.placements.map((p) => ({ seat: -1, type: "try", ...p })));
  }

  stop(): void {
    this.#latest++;
    [this.tile, this.nth, this.placements, this.number, this.failed] = [null, null, null, null, false];
    this.placing.offer([]);
  }
}
