// How fast the bots play for this player: a wish that the browser keeps and the server obeys, and a way to skip what
// they do until it is one's turn.

import type { Match } from "../../protocol/client.svelte.ts";
import type { BotsPaceName } from "../../protocol/types.ts";

export const PACES: readonly BotsPaceName[] = ["watch", "quick", "at_once"];
const KEY = "bastide.bots-pace";

function stored(): BotsPaceName {
  try {
    const kept = localStorage.getItem(KEY);
    return PACES.find((pace) => pace === kept) ?? "watch";
  } catch {
    return "watch";
  }
}

/** Made while the page is set up. */
export class BotsPace {
  wish = $state<BotsPaceName>(stored());
  /** Until the next decision of this player. */
  skipping = $state(false);
  readonly #match: Match;
  /** A player sits here, with bots. */
  readonly matters = $derived.by(() => {
    const { seat, headline, status } = this.#match;
    return seat !== null && status === "running" && (headline?.seats.some(({ kind }) => kind === "bot") ?? false);
  });
  /** A bot decides now, and there is something to skip. */
  readonly offered = $derived.by(() => {
    const { headline, view } = this.#match;
    const decides = view?.decision?.seat;
    if (!this.matters || this.skipping || this.wish === "at_once" || decides === undefined) return false;
    return headline?.seats[decides]?.kind === "bot";
  });

  constructor(match: Match) {
    this.#match = match;
    // A server that did not keep the wish gets it with each new connection.
    $effect(() => {
      if (match.connection === "live" && this.matters && this.wish !== "watch") match.wishPace(this.wish);
    });
    $effect(() => {
      const decides = match.view?.decision?.seat;
      if (this.skipping && decides !== undefined && match.held.includes(decides)) this.#stop();
    });
  }

  readonly choose = (wish: BotsPaceName): void => {
    this.wish = wish;
    this.skipping = false;
    this.#match.wishPace(wish);
    try {
      localStorage.setItem(KEY, wish);
    } catch {
      /* the choice then holds for this page */
    }
  };

  readonly skip = (): void => {
    this.skipping = true;
    this.#match.wishPace("at_once");
  };

  #stop(): void {
    this.skipping = false;
    this.#match.wishPace(this.wish);
  }
}
