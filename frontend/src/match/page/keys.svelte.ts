// The keys of the table: what each means depends on the decision at hand.

import { tick, untrack } from "svelte";
import type { Preview } from "../preview/preview.svelte.ts";
import type { BoardHandle } from "../../board/props.ts";
import type { Looking } from "../../board/features/looking.svelte.ts";
import type { Hints } from "../hints/hints.svelte.ts";
import type { AtHand } from "../turn/decision.svelte.ts";
import { settings } from "./settings.svelte.ts";

export interface Table {
  readonly at: AtHand;
  readonly preview: Preview;
  readonly looking: Looking;
  readonly hints: Hints;
  readonly map: BoardHandle | null;
  /** There is a board to look at. */
  readonly drawn: boolean;
}

/** Ms for taking back before a turn ends by itself. */
export const MOMENT_MS = 4000;

/** Made while a component is set up: it follows the table for as long as that component lives. */
export class Keys {
  /** Keys were used last. */
  last = $state(false);
  readonly #table: Table;
  #offeredAt = 0;
  /** The focus was last where the turn is played. */
  #deciding = false;

  constructor(table: Table) {
    this.#table = table;
    const { at } = table;
    $effect(() => {
      if (at.actions) this.#offeredAt = performance.now();
      void at.match.number;
      untrack(() => this.#keepFocus());
    });
    $effect(() => this.#endByItself());
    $effect(() => {
      const focused = ({ target }: FocusEvent) =>
        (this.#deciding = target instanceof Element && target.closest(".turn-area, .board-area") !== null);
      addEventListener("focusin", focused);
      return () => removeEventListener("focusin", focused);
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
    if (held(event)) return hush(event);
    if (!looking.on || event.ctrlKey || event.metaKey || event.altKey) return;
    const target = event.target instanceof Element ? event.target : null;
    if (target?.closest("input, textarea, select, dialog, [role=tab]")) return;
    if (looking.pressed(event.key) || (event.key === "Enter" && this.#lay())) hush(event);
  };

  /** Lays the tile in hand on the free cell that is looked at; false where it can't go there. */
  #lay(): boolean {
    const { at, looking, map } = this.#table;
    const cell = at.placing.cells.find(({ x, y }) => x === looking.free?.x && y === looking.free.y);
    if (!cell) return false;
    at.placing.choose(cell);
    looking.stop();
    void tick().then(() => map?.focusCells());
    return true;
  }

  readonly pressed = (event: KeyboardEvent): void => {
    const target = event.target instanceof Element ? event.target : null;
    if (event.defaultPrevented || event.altKey || target?.closest("input, textarea, select, dialog")) return;
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "z") this.#table.at.undo();
    else if (event.ctrlKey || event.metaKey || event.repeat || !this.#command(event, target)) return;
    event.preventDefault();
  };

  #command(event: KeyboardEvent, target: Element | null): boolean {
    const { at, preview, looking, hints, drawn } = this.#table;
    const letter = event.key.toLowerCase();
    const digit = at.choices.find((choice) => String(choice.digit) === event.key);
    if (letter === "r" && at.placing.cells.length > 0) at.placing.turn(event.shiftKey ? -1 : 1);
    else if (letter === "f" && drawn) looking.toggle();
    else if (letter === "h" && hints.offered) void hints.ask();
    else if (letter === "e" && at.end) at.play(at.end);
    else if (letter === "p" && !at.ui?.inPanel && at.next(event.shiftKey ? -1 : 1)) return true;
    else if (letter === at.apartUI?.key && !at.forced) at.open = !at.open;
    else if (digit) at.play(digit.action);
    else if (event.key === "Escape" && preview.tile) preview.stop();
    else if (event.key === "Escape" && hints.open) hints.close();
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
    else if (at.end && at.choices.length === 0) at.play(at.end);
    else return false;
    return true;
  }

  /** The turn ends by itself where nothing else is possible: at once if the person wishes so, else after a moment. */
  #endByItself(): (() => void) | undefined {
    const { at } = this.#table;
    const { end, actions } = at;
    if (!end || actions?.length !== 1 || settings.manualEnd) return;
    at.soon = !settings.autoEnd;
    const timer = setTimeout(() => at.play(end), settings.autoEnd ? 0 : MOMENT_MS);
    return () => {
      clearTimeout(timer);
      at.soon = false;
    };
  }

  #zoom(key: string): void {
    const { map } = this.#table;
    if (key === "0") map?.fit();
    else map?.zoom(key === "-" ? 1 / 1.35 : 1.35);
  }

  /**
   * The button or cell in focus has gone with its decision. The focus goes to the cells for a tile, else to the heading
   * of the turn and never to a choice: the next press must not answer a question that nobody has read.
   */
  #keepFocus(): void {
    void tick().then(() => {
      if (document.activeElement !== document.body || !(this.last || this.#deciding)) return;
      if (this.last && this.#table.at.placing.cells.length > 0) this.#table.map?.focusCells();
      else document.querySelector<HTMLElement>("[data-testid=turn-title]")?.focus({ preventScroll: true });
    });
  }
}

const TYPED = "input, textarea, select";

/** A key that answers, held down: each step of a turn wants a press of its own. */
export function held(event: KeyboardEvent): boolean {
  const typing = event.target instanceof Element && event.target.closest(TYPED) !== null;
  return event.repeat && (event.key === "Enter" || event.key === " ") && !typing;
}

function hush(event: KeyboardEvent): void {
  event.preventDefault();
  event.stopPropagation();
}
