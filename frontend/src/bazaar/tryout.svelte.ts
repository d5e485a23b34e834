// Trying a tile on the board: the server says where it would go now. Nothing here is ever played.

import { call } from "../api/http.ts";
import { Placing } from "../board/placing.svelte.ts";
import type { Site } from "../board/site.ts";

export interface Tried {
  x: number;
  y: number;
  rotation: number;
  needs?: string;
  /** The bridge that this placement needs. */
  bridge?: Site;
}

export type FetchTryout = (tile: string, number: number) => Promise<readonly Tried[] | null>;

/** Asks where tiles of a match would go, once for each tile and event. */
export function tryouts(match: string): FetchTryout {
  const known = new Map<string, Promise<readonly Tried[] | null>>();
  return (tile, number) => {
    const name = `${number} ${tile}`;
    let answer = known.get(name);
    if (!answer) {
      const query = new URLSearchParams({ tile }).toString();
      answer = call<{ placements: Tried[] }>("GET", `/api/matches/${encodeURIComponent(match)}/tryout?${query}`).then(
        (r) => (r.ok ? r.data.placements : null),
      );
      known.set(name, answer);
      if (known.size > 60) known.delete(known.keys().next().value!);
      void answer.then((found) => found ?? known.delete(name)); // a failure is no knowledge
    }
    return answer;
  };
}

/** The bridge of each placement that needs one, by `x,y,rotation`. */
export function sitesOf(placements: readonly Tried[]): ReadonlyMap<string, Site> {
  return new Map(placements.flatMap((p) => (p.bridge ? [[`${p.x},${p.y},${p.rotation}`, p.bridge] as const] : [])));
}

/** The tile being tried, and how it is held. */
export class Trial {
  tile = $state<string | null>(null);
  /** Its place in a bazaar's row; null for the tile in hand. */
  nth = $state<number | null>(null);
  /** Null until the server has told. */
  placements = $state.raw<readonly Tried[] | null>(null);
  failed = $state(false);
  readonly placing = new Placing();
  readonly #fetch: FetchTryout;
  #latest = 0;

  constructor(fetch: FetchTryout) {
    this.#fetch = fetch;
  }

  /** Tries a tile on the table after event `number`; trying the same tile again goes on with the way it is held. */
  async start(tile: string, nth: number | null, number: number): Promise<void> {
    const turn = ++this.#latest;
    if (tile !== this.tile || nth !== this.nth) [this.placements, this.placing.wish] = [null, 0];
    [this.tile, this.nth, this.failed] = [tile, nth, false];
    if (!this.placements) this.placing.offer([]);
    const found = await this.#fetch(tile, number);
    if (turn !== this.#latest) return;
    this.failed = found === null;
    this.placements = found ?? [];
    this.placing.offer(this.placements.map((p) => ({ seat: -1, type: "try", ...p })));
  }

  stop(): void {
    this.#latest++;
    [this.tile, this.nth, this.placements, this.failed] = [null, null, null, false];
    this.placing.offer([]);
  }
}
