// What the board shows of the choice that is thought of: its feature, the goals and ways of a figure; and how the map
// follows the decision.

import { untrack } from "svelte";
import type { BoardHandle } from "../../board/props.ts";
import type { Look } from "../../board/features/look.svelte.ts";
import { departure, placeOf } from "../../board/figures/choices.ts";
import { gathered } from "../../expansions/registry.ts";
import type { FeatureShape } from "../../protocol/features.ts";
import type { AtHand } from "../turn/decision.svelte.ts";
import { matches } from "../../mediaQuery.svelte.ts";
import { aboutSpot } from "../turn/turn.ts";
import { aroundPlaced, PHONE } from "./aroundPlaced.ts";

/** Made while a component is set up. */
export class ConsideredChoice {
  readonly #at: AtHand;
  readonly #look: Look;
  /** What hangs together with the feature that is thought of, once that is known. */
  #roaming = $state.raw<FeatureShape | null>(null);

  /** Where a figure could go; those not chosen are faint. */
  readonly goals = $derived.by(() => {
    const { considered, goals, steps } = this.#at;
    const place = considered && placeOf(considered.action);
    const goal = place ? goals.shapeOf(place) : undefined;
    const chosen = goal ?? goals.called(steps.levels.find((level) => level.by === "goal")?.chosen ?? "");
    return goals.shapes.map((shape) => ({ shape, faint: shape !== chosen }));
  });

  /** The way that is thought of; until one is, all those to the goal that is chosen. */
  readonly ways = $derived.by(() => {
    const { considered, ui, choices, match } = this.#at;
    const shown = considered ? [considered] : ui?.moves ? choices : [];
    return shown.flatMap(({ action }) => {
      const [to, from] = [placeOf(action), match.view && departure(action, match.view)];
      return from && to ? [{ from, to }] : [];
    });
  });

  /** On a phone the tile just placed is brought near while a figure can go on it. */
  readonly #placed: readonly { x: number; y: number }[] = $derived.by(() => {
    const { kind, choices, match } = this.#at;
    if (kind !== "act" || !matches(PHONE)) return [];
    return aroundPlaced(match.view?.tiles.at(-1), choices);
  });

  /** Cells to bring near, where the whole board is too small to choose on. */
  readonly #near = $derived.by(() => {
    const { goals, actions, ui, match } = this.#at;
    const [from, cells] = [aboutSpot(match.view?.decision), goals.shapes.flatMap((shape) => shape.spots)];
    if (cells.length > 0 && from) return [...cells, from];
    const around = actions && match.view ? (ui?.near?.(match.view) ?? this.#placed) : [];
    const shape = this.#roaming;
    return around.length > 0 || !shape ? around : gathered("reach", (reach) => reach(shape));
  });

  constructor(at: AtHand, look: Look, map: () => BoardHandle | null) {
    this.#at = at;
    this.#look = look;
    this.#revealDecision(map);
    this.#trace();
    this.#followRoaming();
    $effect(() => {
      const [cells, board] = [this.#near, map()];
      // What lies around the placed tile is shown with it, but is no reason to move a map that shows the tile.
      untrack(() => board?.frame(cells, cells === this.#placed ? at.match.view?.tiles.slice(-1) : cells));
    });
  }

  #revealDecision(map: () => BoardHandle | null): void {
    const at = this.#at;
    $effect(() => {
      const about = at.actions || at.ui?.shown ? aboutSpot(at.match.view?.decision) : null;
      if (about) untrack(() => map()?.reveal(about.x, about.y));
    });
  }

  /** The feature of a choice is looked at where that matters. */
  #trace(): void {
    let tracing = false;
    $effect(() => {
      const { traced, match } = this.#at;
      if (traced || tracing) untrack(() => void this.#look.at(traced, match.number));
      tracing = traced !== null;
    });
  }

  /** What else the pointer passes over changes nothing. */
  #followRoaming(): void {
    $effect(() => {
      const place = this.#at.roaming ? this.#at.traced : null;
      const { shape } = this.#look;
      if (!place) this.#roaming = null;
      else if (shape?.spots.some(({ x, y, feature }) => x === place.x && y === place.y && feature === place.feature))
        this.#roaming = shape;
    });
  }
}
