// The decision at hand: what the server offers this viewer, sorted by where it is shown and answered.

import { untrack } from "svelte";
import { SALE } from "../../bazaar/auction.ts";
import { t as bazaar } from "../../bazaar/messages.ts";
import { Goals } from "../../boxes/goals.svelte.ts";
import { declining } from "../../boxes/words.ts";
import { onBoard, type Choice } from "../../board/choices.ts";
import type { FetchFeature } from "../../board/features.ts";
import { Placing } from "../../board/placing.svelte.ts";
import type { Match } from "../../protocol/client.svelte.ts";
import type { Action, Spot } from "../../protocol/types.ts";
import { choiceSteps, nextWish, wishFor, type Step, type Wanted } from "./choiceSteps.ts";
import { choicesOf, ending, laying } from "./turn.ts";
import { actionWord, kindOf, kindWord, placeWord } from "../../words/words.ts";

/** The design that every player's abbey has. */
export const ABBEY = "AM/A";
/** Decisions about a way from one feature to another: the board shows where it would lead. */
const GOING = ["wagon", "drawbridge"];

/** A feature to choose says what it would bring, a refusal what it refuses; `worths` are the values the server told. */
export function withLabel(
  choice: Choice,
  worths: readonly (Spot & { value: number })[],
  kind: string | null = null,
): Choice {
  const { x, y, feature, type } = choice.action;
  const declined = type === "pass" ? declining(kind) : null;
  if (declined) return { ...choice, label: declined };
  const found = worths.find((one) => one.x === x && one.y === y && one.feature === feature);
  if (type !== "choose_feature" || !found) return choice;
  const label = bazaar("castle.take", {
    what: kindWord(kindOf(found.feature ?? "")),
    place: placeWord(found.x, found.y),
    count: found.value,
  });
  return { ...choice, value: found.value, label };
}

/** Made while a component is set up: it follows the match for as long as that component lives. */
export class AtHand {
  readonly match: Match;
  readonly placing = new Placing();
  readonly goals: Goals;
  /** A choice touched once on the board, and the one looked at. */
  picked = $state.raw<Choice | null>(null);
  hovered = $state.raw<Choice | null>(null);
  /** Places for bridges are asked for. */
  bridging = $state(false);
  /** What was chosen of the steps so far: a figure, a goal. */
  wanted = $state.raw<Wanted>({});

  readonly actions = $derived.by(() =>
    this.match.offer?.decision?.seat === this.match.seat ? (this.match.offer?.decision?.actions ?? null) : null,
  );
  readonly kind = $derived.by(() => this.match.view?.decision?.kind ?? null);
  // Sales and castles have a panel of their own; bridges are shown when asked for, or when nothing else is possible.
  readonly sale = $derived.by(() => SALE.includes(this.kind ?? ""));
  readonly spans = $derived.by(() =>
    choicesOf((this.actions ?? []).filter((action) => action.type === "build_bridge")),
  );
  readonly forced = $derived.by(() => this.spans.length > 0 && this.spans.length === this.actions?.length);
  readonly bridges = $derived.by(() => (this.forced || this.bridging ? this.spans : []));
  readonly choices = $derived.by(() => (this.bridges.length > 0 ? this.bridges : this.#others));
  readonly end = $derived.by(() => ending(this.actions ?? []));
  readonly mine = $derived.by(
    () =>
      this.match.seat !== null &&
      this.match.view?.decision?.seat === this.match.seat &&
      this.match.status === "running",
  );
  readonly hand = $derived.by(() => this.match.view?.turn?.tile ?? null);
  /** What lies on the chosen cell: the tile in hand, or the abbey. */
  readonly laid = $derived.by(() => this.hand ?? (this.kind === "abbey" ? ABBEY : null));
  /** Somebody may go from one feature to another. */
  readonly going = $derived.by(() => GOING.includes(this.kind ?? ""));
  /** The one place for an office: it is looked at without being pointed at. */
  readonly only = $derived.by(() => {
    const places = this.kind === "office" ? this.choices.filter(({ action }) => onBoard(action)) : [];
    return places.length === 1 ? places[0]! : null;
  });
  /** The command on its way, if one is. */
  readonly waiting = $derived.by(() => this.match.pending.find((command) => command.message.t !== "chat") ?? null);
  readonly steps = $derived.by(() => choiceSteps(this.kind ?? "", this.#listed, this.wanted, this.goals.keyOf));
  /** Places that another figure or goal would offer. */
  readonly hints = $derived.by(() =>
    this.bridges.length > 0
      ? []
      : this.steps.hidden.map((action): Choice => ({ action, digit: null, label: actionWord(action) })),
  );
  readonly #worths = $derived.by(
    () =>
      (this.match.view?.decision?.about as { values?: (Spot & { value: number })[] } | null | undefined)?.values ?? [],
  );
  readonly #listed = $derived.by(() =>
    this.sale || this.kind === "castle" ? [] : (this.actions ?? []).filter((action) => action.type !== "build_bridge"),
  );
  readonly #others = $derived.by(() =>
    choicesOf([...this.steps.open, ...this.steps.rest]).map((choice) => withLabel(choice, this.#worths, this.kind)),
  );

  constructor(match: Match, fetch: FetchFeature) {
    this.match = match;
    this.goals = new Goals(fetch);
    $effect.pre(() => {
      const offered = this.actions ?? [];
      untrack(() => {
        this.placing.offer(laying(offered));
        this.wanted = {};
      });
    });
    $effect(() => {
      const asked = this.going ? (this.actions ?? []) : [];
      untrack(() => void this.goals.of(asked, match.number));
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
  /** A touch shows first what it would do; the second one does it. A place of another group brings that group first. */
  readonly pick = (choice: Choice, touched: boolean): void => {
    const shown = this.choices.find((one) => one.action === choice.action);
    if (!shown) this.#reach(choice.action);
    else if (touched && this.picked?.action !== choice.action) this.picked = shown;
    else this.play(choice.action);
  };
  /** Chooses a group of a step; what comes after it is open again. */
  readonly want = (by: Step, key: string): void => {
    const before = this.steps.levels.slice(
      0,
      this.steps.levels.findIndex((level) => level.by === by),
    );
    this.#wish({ ...Object.fromEntries(before.map((level) => [level.by, level.chosen])), [by]: key });
  };
  /** The group after (or before) the chosen one; false where there is nothing to choose between. */
  readonly next = (direction: 1 | -1): boolean => {
    const wish = nextWish(this.steps.levels, direction);
    if (wish) this.#wish({ ...this.wanted, ...wish });
    return wish !== null;
  };
  readonly undo = (): void => {
    if (this.match.offer?.undo) this.match.undo();
  };

  #wish(wanted: Wanted): void {
    this.wanted = wanted;
    this.picked = this.hovered = null;
  }

  #reach(action: Action): void {
    this.#wish(wishFor(this.kind ?? "", this.#listed, action, this.goals.keyOf));
    this.picked = this.choices.find((one) => one.action === action) ?? null;
  }
}
