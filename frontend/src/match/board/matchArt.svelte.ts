// The drawings that a match needs and what it shows of expansions, fetched once its headline is known.

import { untrack } from "svelte";
import { loadArt, type Art } from "../../art/art.ts";
import { hasExpansions, loadExpansions } from "../../expansions/loading.ts";
import type { Match } from "../../protocol/client.svelte.ts";
import { setsOf } from "../log/lastPlaced.ts";

/** Made while a component is set up. */
export class MatchArt {
  art = $state.raw<Art | null>(null);
  failed = $state(false);
  readonly #match: Match;
  readonly #sets = $derived.by(() => (this.#match.headline ? setsOf(this.#match.headline.setup).join() : ""));

  constructor(match: Match) {
    this.#match = match;
    $effect(() => {
      if (this.#sets) untrack(this.fetch);
    });
  }

  readonly fetch = (): void => {
    const { headline } = this.#match;
    this.failed = false;
    const drawings = loadArt(String(headline?.["art"] ?? headline?.setup["revision"] ?? "1"), this.#sets.split(","));
    const shown = headline && hasExpansions(headline) ? loadExpansions() : Promise.resolve();
    Promise.all([drawings, shown]).then(
      ([loaded]) => (this.art = loaded),
      () => (this.failed = true),
    );
  };
}
