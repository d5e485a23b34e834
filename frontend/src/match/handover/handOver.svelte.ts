// Several persons at one device: it goes from hand to hand with the turn.

import { untrack } from "svelte";
import type { Match } from "../../protocol/client.svelte.ts";
import type { OwnAnswers, View } from "../../protocol/types.ts";
import { settings } from "../page/settings.svelte.ts";

/** How long it is said who is next, where nothing has to be hidden. */
export const SAID_MS = 2600;

/**
 * Whether a view, or answers in advance, have what only one seat may know: then the person before must not see the
 * next one's.
 */
export const secret = (view: View | null, answers: OwnAnswers | null = null): boolean =>
  view?.["own"] !== undefined || (answers?.held.some((held) => held.answers.length > 0) ?? false);

/**
 * Says whose hand the device goes to. Where a seat has secrets, or the players wish it, the table stays covered until
 * that person takes it. Made while the page is set up.
 */
export class HandOver {
  /** The seat that the device goes to; null while nothing is said. */
  shown = $state<number | null>(null);
  covered = $state(false);
  #last: number | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(match: Match) {
    $effect(() => {
      const decides = match.view?.decision?.seat ?? null;
      const here = match.shared && match.status === "running" && decides !== null && match.held.includes(decides);
      const cover = here && (settings.coverTurns || secret(match.view, match.answers));
      if (!match.shared || match.status !== "running" || decides === null) return untrack(() => this.take());
      if (here) untrack(() => this.#passTo(decides, cover));
    });
    $effect(() => () => clearTimeout(this.#timer));
  }

  /** The next person has the device, or whoever sees the card has read it. */
  readonly take = (): void => {
    clearTimeout(this.#timer);
    this.shown = null;
    this.covered = false;
  };

  #passTo(seat: number, cover: boolean): void {
    if (seat === this.#last) return;
    // A page that was just opened shows the turn anyway; secrets are covered then, too.
    const opened = this.#last === null;
    this.#last = seat;
    clearTimeout(this.#timer);
    if (opened && !cover) return;
    this.shown = seat;
    this.covered = cover;
    if (!cover) this.#timer = setTimeout(this.take, SAID_MS);
  }
}
