// The decision at hand: what the server offers this viewer, sorted by where it is shown and answered.

import { untrack } from "svelte";
import { hasExpansions } from "../../expansions/loading.ts";
import { registered } from "../../expansions/registered.svelte.ts";
import { actionUIs, decisionUI, pieceUI } from "../../expansions/registry.ts";
import type { InHand } from "../../expansions/scene.ts";
import { Goals } from "./goals.svelte.ts";
import { onBoard, placeOf, type Choice } from "../../board/figures/choices.ts";
import type { FetchFeature } from "../../protocol/features.ts";
import { Placing } from "../../board/placing/placing.svelte.ts";
import type { Match } from "../../protocol/client.svelte.ts";
import type { Action, Spot, View } from "../../protocol/types.ts";
import { choiceSteps, nextWish, wishFor, type Step, type Wanted } from "./choiceSteps.ts";
import { apartUI, choicesOf, ending, laying } from "./turn.ts";
import { choiceTitles, withPlaces } from "../board/choiceTitles.ts";
import { worthWords } from "../board/featureWords.ts";
import { actionWord } from "../../words/words.ts";

/** A choice in the words of its decision: what declining means, what a feature would score according to the server. */
export function withLabel(choice: Choice, kind: string | null, view: View | null): Choice {
  const ui = decisionUI(kind);
  const declined = choice.action.type === "pass" ? ui?.declined?.button?.() : undefined;
  if (declined) return { ...choice, label: declined };
  if (!view) return choice;
  const worded = ui?.choice?.(choice.action, view);
  if (worded) return { ...choice, ...worded };
  const named = actionUIs(choice.action.type)
    .find((one) => one.named)
    ?.named?.(choice.action, view);
  return named ? { ...choice, label: named } : choice;
}

/** Made while a component is set up: it follows the match for as long as that component lives. */
export class AtHand implements InHand {
  readonly match: Match;
  readonly placing = new Placing();
  readonly goals: Goals;
  /** The features that a figure of this turn could hold. */
  readonly #worth: Goals;
  /** A choice touched once on the board, and the one looked at. */
  picked = $state.raw<Choice | null>(null);
  hovered = $state.raw<Choice | null>(null);
  /** The choices that are shown apart are asked for. */
  open = $state(false);
  /** The turn will end by itself in a moment. */
  soon = $state(false);
  /** What was chosen of the steps so far: a figure, a goal. */
  wanted = $state.raw<Wanted>({});

  /** The number of the event after which a placement was confirmed that needs something more. */
  #needy: number | null = null;

  readonly actions = $derived.by(() =>
    this.match.offer?.decision?.seat === this.match.seat ? (this.match.offer?.decision?.actions ?? null) : null,
  );
  readonly kind = $derived.by(() => this.match.view?.decision?.kind ?? null);
  /** What an expansion knows of the decision. */
  readonly ui = $derived.by(() => decisionUI(this.kind));
  /** What is shown apart from the other choices: when asked for, or when nothing else is possible. */
  readonly apart = $derived.by(() => choicesOf((this.actions ?? []).filter(apartUI)));
  readonly apartUI = $derived.by(() => (this.apart[0] ? apartUI(this.apart[0].action) : undefined));
  readonly forced = $derived.by(() => this.apart.length > 0 && this.apart.length === this.actions?.length);
  readonly unfolded = $derived.by(() => (this.forced || this.open ? this.apart : []));
  readonly choices = $derived.by(() => (this.unfolded.length > 0 ? this.unfolded : this.#others));
  readonly end = $derived.by(() => ending(this.actions ?? []));
  readonly mine = $derived.by(
    () =>
      this.match.seat !== null &&
      this.match.view?.decision?.seat === this.match.seat &&
      this.match.status === "running",
  );
  readonly hand = $derived.by(() => this.match.view?.turn?.tile ?? null);
  /** What lies on the chosen cell: the tile in hand, or what the decision lays instead. */
  readonly laid = $derived.by(() => this.hand ?? this.ui?.lays?.tile ?? null);
  /** The one place there is, where the decision looks at it without being pointed at. */
  readonly only = $derived.by(() => {
    const places = this.ui?.single ? this.choices.filter(({ action }) => onBoard(action)) : [];
    return places.length === 1 ? places[0]! : null;
  });
  /** The choice that is thought of. */
  readonly considered = $derived.by(() => this.picked ?? this.hovered ?? this.only);
  /** The spot of a choice whose feature is traced: to choose it, or to set something that acts beyond its tile. */
  readonly traced = $derived.by(() => {
    const action = this.considered?.action ?? (this.#roams ? this.steps.open[0] : undefined);
    const beyond = this.ui?.traces || pieceUI(action?.piece ?? "")?.roams;
    return action && beyond ? (placeOf(action) as Required<Spot> | null) : null;
  });
  /** What hangs together with the traced feature matters. */
  readonly roaming = $derived.by(() => this.ui?.roams === true || this.#roams);
  /** The figures chosen between are those of a piece that acts beyond its tile. */
  readonly #roams = $derived.by(() => {
    const first = this.steps.levels[0];
    return first?.by === "piece" && pieceUI(first.chosen)?.roams === true;
  });
  /** The command on its way, if one is. */
  readonly waiting = $derived.by(() => this.match.pending.find((command) => command.message.t !== "chat") ?? null);
  readonly steps = $derived.by(() => choiceSteps(this.kind ?? "", this.#listed, this.wanted, this.goals.keyOf));
  /** Places that another figure or goal would offer. */
  readonly hints = $derived.by(() =>
    this.unfolded.length > 0
      ? []
      : this.steps.hidden.map((action): Choice => ({ action, digit: null, label: actionWord(action) })),
  );
  readonly #listed = $derived.by(() =>
    this.ui?.inPanel || this.ui?.owns ? [] : (this.actions ?? []).filter((action) => !apartUI(action)),
  );
  /** What sets a figure on the board, in the decision about figures. */
  readonly #setting = $derived.by(() => (this.kind === "act" ? (this.actions ?? []).filter(onBoard) : []));
  /** The tile just placed, in the decision about figures: its places have the first number keys. */
  readonly #newest = $derived.by(() => (this.kind === "act" ? this.match.view?.tiles.at(-1) : undefined));
  readonly #others = $derived.by(() =>
    withPlaces(
      choicesOf([...this.steps.open, ...this.steps.rest], this.#newest).map((choice) =>
        withLabel(choice, this.kind, this.match.view),
      ),
    ),
  );

  constructor(match: Match, fetch: FetchFeature) {
    this.match = match;
    this.goals = new Goals(fetch);
    this.#worth = new Goals(fetch);
    $effect(() => {
      const setting = this.#awaits() ? [] : this.#setting;
      untrack(() => void this.#worth.of(setting, match.number));
    });
    $effect.pre(() => {
      // Not below `untrack`: an expansion may come after its offer, and only it knows what is laid on a cell.
      const laid = laying(this.actions ?? []);
      // The next offer may be the same: another player left, or what was sent is refused.
      const soon = this.actions === null && this.mine;
      untrack(() => {
        if (soon) this.placing.putOff();
        else this.placing.offer(laid);
        this.wanted = {};
      });
    });
    $effect(() => {
      const asked = this.ui?.moves && !this.#awaits() ? (this.actions ?? []) : [];
      untrack(() => void this.goals.of(asked, match.number));
    });
    $effect(() => {
      void this.actions;
      this.picked = this.hovered = null;
      this.open = false;
    });
    this.#buildNeeded();
  }

  /** The expansions of the match are not here yet: only they know which places are no features. */
  #awaits(): boolean {
    const { headline } = this.match;
    return registered.folders === 0 && Boolean(headline && hasExpansions(headline));
  }

  readonly play = (action: Action | null): void => {
    if (action && this.actions) this.match.act(action);
  };
  readonly confirm = (): void => {
    const { action } = this.placing;
    this.#needy = action && "needs" in action ? this.match.number : null;
    this.play(action);
  };
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
  /** What a choice would hold, as the server says: how large, how open, its worth; empty until that is known. */
  readonly about = ({ action }: Choice): string => {
    const place = placeOf(action);
    const shape = place ? this.#worth.shapeOf(place) : undefined;
    return shape && this.match.view ? worthWords(shape, this.match.view).join(" · ") : "";
  };
  /** What the choices of figures would hold is on its way: shown now, they would move under the pointer. */
  readonly weighing = $derived.by(() => this.#setting.length > 0 && this.#worth.settledAt !== this.match.number);
  /** What each choice of a figure would hold, where the server has said it. */
  readonly titles = $derived.by(() => choiceTitles(this.choices, (spot) => this.#worth.shapeOf(spot), this.about));
  readonly undo = (): void => {
    if (this.match.offer?.undo) this.match.undo();
  };

  /**
   * What a placement needs was confirmed with it, so it is played with it, once: after an undo it is asked for.
   */
  #buildNeeded(): void {
    $effect(() => {
      const { actions, forced, match } = this;
      if (!actions || this.#needy === null || match.number === this.#needy) return;
      const next = match.number === this.#needy + 1 && forced && actions.length === 1 ? actions[0]! : null;
      this.#needy = null;
      if (next) untrack(() => this.play(next));
    });
  }

  #wish(wanted: Wanted): void {
    this.wanted = wanted;
    this.picked = this.hovered = null;
  }

  #reach(action: Action): void {
    this.#wish(wishFor(this.kind ?? "", this.#listed, action, this.goals.keyOf));
    this.picked = this.choices.find((one) => one.action === action) ?? null;
  }
}
