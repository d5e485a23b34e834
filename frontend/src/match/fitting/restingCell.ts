// The cell of the board that somebody asks about: a mouse rests on it, a finger is held on it, or it has the focus of
// the keyboard.

import { on } from "svelte/events";
import type { BoardHandle } from "../../board/props.ts";
import type { Cell } from "./fitting.ts";

/** How long a mouse rests, and a finger is held. */
export const REST_MS = 350;
export const HOLD_MS = 500;
/** How far a finger may slip meanwhile, in pixels. */
const SLIP = 10;

/** Reports each cell asked about, null where none is any more; the first may be that of a mouse which rests already. */
export function watchCells(
  { element, cellAt }: BoardHandle,
  asked: (cell: Cell | null) => void,
  first?: PointerEvent,
): () => void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let under = "";
  let from = { x: 0, y: 0 };
  let held = false;
  const wait = (cell: Cell, ms: number, then?: () => void) => {
    clearTimeout(waiting);
    waiting = setTimeout(() => {
      then?.();
      asked(cell);
    }, ms);
  };
  const away = () => {
    clearTimeout(waiting);
    under = "";
    asked(null);
  };
  const listeners: { [K in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[K]) => void } = {
    pointermove(event) {
      if (event.pointerType !== "mouse") {
        if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > SLIP) clearTimeout(waiting);
        return;
      }
      const cell = cellAt(event);
      const name = event.buttons === 0 ? `${cell.x},${cell.y}` : "";
      if (name === under) return;
      away();
      under = name;
      if (name) wait(cell, REST_MS);
    },
    pointerdown(event) {
      away();
      held = false;
      from = { x: event.clientX, y: event.clientY };
      if (event.pointerType !== "mouse" && event.isPrimary) wait(cellAt(event), HOLD_MS, () => (held = true));
    },
    pointerup: (event) => event.pointerType !== "mouse" && clearTimeout(waiting),
    pointercancel: () => clearTimeout(waiting),
    pointerleave: (event) => event.pointerType === "mouse" && away(),
    // The finger that asked chooses nothing when it goes up.
    click(event) {
      if (held) event.stopPropagation();
      held = false;
    },
    focusin({ target }) {
      const at = target instanceof Element && target.matches(":focus-visible") && target.getAttribute("data-cell");
      if (!at) return;
      const [x = 0, y = 0] = at.split(",").map(Number);
      wait({ x, y }, REST_MS);
    },
    focusout: away,
  };
  const entries = Object.entries(listeners) as [string, EventListener][];
  // A focused cell that is taken off the board loses the focus while Svelte draws, where only a listener of Svelte's
  // may change state.
  const offs = entries.map(([type, listener]) => on(element, type, listener, { capture: true }));
  if (first && element.contains(first.target as Node)) listeners.pointermove?.(first);
  const focused = document.activeElement;
  if (focused && element.contains(focused)) listeners.focusin?.({ target: focused } as unknown as FocusEvent);
  return () => {
    clearTimeout(waiting);
    for (const off of offs) off();
  };
}
