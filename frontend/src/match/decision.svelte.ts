// The decision at hand: what the server offers this viewer, sorted by where it is shown and answered.

import { untrack } from "svelte";
import { SALE } from "../bazaar/auction.ts";
import { t as bazaar } from "../bazaar/messages.ts";
import type { Choice } from "../board/choices.ts";
import { Placing } from "../board/placing.svelte.ts";
import type { Match } from "../wire/client.svelte.ts";
import type { Action, Spot } from "../wire/types.ts";
import { choicesOf, ending, laying } from "./turn.ts";
import { kindOf, kindWord, placeWord } from "./words.ts";

/** A feature to choose says what it would bring; `worths` are the values the server told. */
export function worded(choice: Choice, worths: readonly (Spot & { value: number })[]): Choice {
  const { x, y, feature } = choice.action;
  const found = worths.find((one) => one.x === x && one.y === y && one.feature === feature);
  if (choice.action.type !== "choose_feature" || !found) return choice;
  const label = bazaar("castle.take", { what: kindWord(kindOf(found.feature ?? "")), place: placeWord(found.x, found.y), count: found.value });
  return { ...choice, value: found.value, label };
}

/** Made while a component is set up: it follows the match for as long as that component lives. */
export class AtHand {
  readonly match: Match;
  readonly placing = new Placing();
  /** A choice touched once on the board, and the one looked at. */
  picked = $state.raw<Choice | null>(null);
  hovered = $state.raw<Choice | null>(null);
  /** Places for bridges are asked for. */
  bridging = $state(false);

  readonly actions = $derived.by(() => (this.match.offer?.decision?.seat === this.match.seat ? (this.match.offer?.decision?.actions ?? null) : null));
  readonly kind = $derived.by(() => this.match.view?.decision?.kind ?? null);
  // Sales and castles have a panel of their own; bridges are shown when asked for, or when nothing else is possible.
  readonly sale = $derived.by(() => SALE.includes(this.kind ?? ""));
  readonly spans = $derived.by(() => choicesOf((this.actions ?? []).filter((action) => action.type === "build_bridge")));
  readonly forced = $derived.by(() => this.spans.length > 0 && this.spans.length === this.actions?.length);
  readonly bridges = $derived.by(() => (this.forced || this.bridging ? this.spans : []));
  readonly choices = $derived.by(() => (this.bridges.length > 0 ? this.bridges : this.#others));
  readonly end = $derived.by(() => ending(this.actions ?? []));
  readonly mine = $derived.by(() => this.match.seat !== null && this.match.view?.decision?.seat === this.match.seat && this.match.status === "running");
  readonly hand = $derived.by(() => this.match.view?.turn?.tile ?? null);
  /** The command on its way, if one is. */
  readonly waiting = $derived.by(() => this.match.pending.find((command) => command.message.t !== "chat") ?? null);
  readonly #worths = $derived.by(() => (this.match.view?.decision?.about as { values?: (Spot & { value: number })[] } | null | undefined)?.values ?? []);
  readonly #others = $derived.by(() => {
    if (this.sale || this.kind === "castle") return [];
    return choicesOf((this.actions ?? []).filter((action) => action.type !== "build_bridge")).map((choice) => worded(choice, this.#worths));
  });

  constructor(match: Match) {
    this.match = match;
    $effect.pre(() => {
      const offered = this.actions ?? [];
      untrack(() => this.placing.offer(laying(offered)));
    });
    $effect(() => {
      void this.actions;
      this.picked = this.hovered = null;
      this.bridging = false;
    });
  }

  readonly play = (action: Action | null): void => {
    if (action && this.actions) this.match.act(action);
  };
  readonly confirm = (): void => this.play(this.placing.action);
  /** A touch shows first what it would do; the second one does it. */
  readonly pick = (choice: Choice, touched: boolean): void => {
    if (touched && this.picked !== choice) this.picked = choice;
    else this.play(choice.action);
  };
  readonly undo = (): void => {
    if (this.match.offer?.undo) this.match.undo();
  };
}
