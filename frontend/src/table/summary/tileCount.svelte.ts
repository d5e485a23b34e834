// How many tiles a table plays with: the server counts them, since expansions leave out tiles of others.

import { tables } from "../../api/client.ts";
import type { Table } from "../../api/types.ts";

/** Changes of a row of settings are counted once, when they have come to rest. */
const REST_MS = 250;

export class TileCount {
  /** Null while it is not known. */
  count = $state.raw<number | null>(null);

  /** Counts anew whenever what decides about the tiles changes. Called while a component is made. */
  constructor(table: () => Table) {
    const settings = $derived.by(() => {
      const { edition, expansions, options, sets, size } = table();
      return JSON.stringify([edition, expansions, options, sets, size]);
    });
    $effect(() => {
      const { id } = table();
      if (!settings) return;
      let left = false;
      const timer = setTimeout(async () => {
        const answer = await tables.tiles(id);
        if (!left) this.count = answer.ok ? Object.values(answer.data.tiles).reduce((sum, one) => sum + one, 0) : null;
      }, REST_MS);
      return () => {
        left = true;
        clearTimeout(timer);
      };
    });
  }
}
