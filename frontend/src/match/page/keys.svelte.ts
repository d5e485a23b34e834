// The keys of the table: what each means depends on the decision at hand.

import { tick, untrack } from "svelte";
import type { Trial } from "../tryout/tryout.svelte.ts";
import type { BoardHandle } from "../../board/props.ts";
import type { Looking } from "../../board/features/looking.svelte.ts";
import type { AtHand } from "../turn/decision.svelte.ts";
import { settings } from "./settings.svelte.ts";

export interface Table {
  readonly at: AtHand;
  readonly trial: Trial;
  readonly looking: Looking;
  readonly map: BoardHandle | null;
  /** There is a board to look at. */
  readonly drawn: boolean;
}

/** Made while a component is set up: it follows the table for as long as that component lives. */
export class Keys {
  /** Keys were used last. */
  last = $state(false);
  readonly #table: Table;
  #offeredAt = 0;

  constructor(table: Table) {
    this.#table = table;
    const { at } = table;
    $effect(() => {
      if (!at.actions) return;
      this.#offeredAt = performance.now();
      const { end } = at;
      // Only where the person asked for it, and only where ending the turn is all there is.
      if (settings.autoEnd && end && at.actions.length === 1) untrack(() => at.match.act(end));
      else untrack(() => this.#keepFocus());
    });
    $effect(() => {
      const pointer = () => (this.last = false);
      addEventListener("pointerdown", pointer);
      return () => removeEventListener("pointerdown", pointer);
    });
  }

  /** While looking around the keys mean that and nothing else, wherever the focus is. */
  readonly seized = (event: KeyboardEvent): void => {
    const { looking } = this.#table;
    this.last = true;
    if (!looking.on || event.ctrlKey || event.metaKey || event.altKey) return;
    const target = event.target instanceof Element ? event.target : null;
    if (target?.closest("input, textarea, select, dialog, [role=tab]") || !looking.pressed(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
  };

  readonly pressed = (event: KeyboardEvent): void => {
    const target = event.target instanceof Element ? event.target : null;
    if (event.defaultPrevented || event.altKey || target?.closest("input, textarea, select, dialog")) return;
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "z") this.#table.at.undo();
    else if (event.ctrlKey || event.metaKey || event.repeat || !this.#command(event, target)) return;
    event.preventDefault();
  };

  #command(event: KeyboardEvent, target: Element | null): boolean {
    const { at, trial, looking, drawn } = this.#table;
    const letter = event.key.toLowerCase();
    const digit = at.choices.find((choice) => String(choice.digit) === event.key);
    if (letter === "r" && at.placing.cells.length > 0) at.placing.turn(event.shiftKey ? -1 : 1);
    else if (letter === "f" && drawn) looking.toggle();
    else if (letter === "e" && at.end) at.play(at.end);
    else if (letter === "p" && !at.ui?.inPanel && at.next(event.shiftKey ? -1 : 1)) return true;
    else if (letter === at.apartUI?.key && !at.forced) at.open = !at.open;
    else if (digit) at.play(digit.action);
    else if (event.key === "Escape" && trial.tile) trial.stop();
    else if (event.key === "Escape" && at.open) at.open = false;
    else if (event.key === "Escape" && (at.placing.chosen || at.picked)) [at.picked] = [null, at.placing.choose(null)];
    else if (event.key === "Enter" && !target?.closest("button, a, [role=button], [role=tab], summary"))
      return this.#enter();
    else if (["+", "=", "-", "0"].includes(event.key)) this.#zoom(event.key);
    else return false;
    return true;
  }

  #enter(): boolean {
    const { at } = this.#table;
    // A second Enter meant for the decision before must not answer this one.
    if (performance.now() - this.#offeredAt < 700) return true;
    if (at.placing.action) at.confirm();
    else if (at.picked) at.play(at.picked.action);
    else if (at.end) at.play(at.end);
    else return false;
    return true;
  }

  #zoom(key: string): void {
    const { map } = this.#table;
    if (key === "0") map?.fit();
    else map?.zoom(key === "-" ? 1 / 1.35 : 1.35);
  }

  /** The button or cell in focus has gone with its decision: the focus goes where the next one is made. */
  #keepFocus(): void {
    if (!this.last) return;
    void tick().then(() => {
      if (document.activeElement !== document.body) return;
      if (this.#table.at.placing.cells.length > 0) this.#table.map?.focusCells();
      else
        (
          document.querySelector<HTMLElement>(".turn-area button.choice") ??
          document.querySelector<HTMLElement>("[data-testid=end-turn]")
        )?.focus();
    });
  }
}
