import type { CellFocus } from "./cellFocus.svelte.ts";
import type { Placing } from "./placing.svelte.ts";

const PUSH = 40; // pixels of the wheel that are a turn
const PAUSE_MS = 140; // between turns

/** Makes turns of a tile out of the wheel. A trackpad sends many small steps: one turn for each real push. */
export class WheelTurns {
  #rolled = 0;
  #turnedAt = 0;

  /** 1 for a turn clockwise, -1 for one back, 0 for none yet. */
  roll({ deltaY, timeStamp }: Pick<WheelEvent, "deltaY" | "timeStamp">): 1 | 0 | -1 {
    this.#rolled += deltaY;
    if (Math.abs(this.#rolled) < PUSH || timeStamp - this.#turnedAt < PAUSE_MS) return 0;
    const direction = this.#rolled > 0 ? 1 : -1;
    this.#rolled = 0;
    this.#turnedAt = timeStamp;
    return direction;
  }
}

/** Turns the tile on the cell that is looked at; with Ctrl, and where there is none, the wheel is the board's. */
export function wheelOver(focus: CellFocus, placing: () => Placing | undefined): (event: WheelEvent) => void {
  const turns = new WheelTurns();
  return (event) => {
    const cell = focus.ghost;
    if (event.ctrlKey || !cell) return;
    event.preventDefault();
    const direction = turns.roll(event);
    if (direction) placing()?.turn(direction, cell);
  };
}
