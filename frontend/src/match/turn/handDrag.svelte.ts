// The tile in the panel under a pointer: dragged onto the board, and shown large while the pointer rests on it or a
// finger presses long.

interface At {
  x: number;
  y: number;
}

/** Pixels before a press is a drag. */
const FAR = 8;
const HOVER_MS = 700;
const LONG_MS = 450;
/** Pixels between the tile and its large picture, which is 18rem wide. */
const [BESIDE, HALF] = [16, 144];

export class HandDrag {
  /** Where the dragged tile is, in pixels of the window. */
  at = $state.raw<At | null>(null);
  /** Where the large picture has its middle. */
  large = $state.raw<At | null>(null);
  #start: At | null = null;
  #moved = false;
  #rest: ReturnType<typeof setTimeout> | undefined;
  readonly #onMove: (event: PointerEvent) => void;

  /** `onMove` is called with each move of the dragged tile, and when it is let go. */
  constructor(onMove: (event: PointerEvent) => void) {
    this.#onMove = onMove;
  }

  readonly down = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    this.#start = { x: event.clientX, y: event.clientY };
    this.#moved = false;
    this.#show(event, event.pointerType === "mouse" ? null : LONG_MS);
    (event.currentTarget as Element).setPointerCapture?.(event.pointerId);
  };

  readonly move = (event: PointerEvent): void => {
    const { clientX: x, clientY: y } = event;
    if (!this.#start) return;
    if (!this.#moved && Math.hypot(x - this.#start.x, y - this.#start.y) < FAR) return;
    this.#moved = true;
    this.#hide();
    this.at = { x, y };
    this.#onMove(event);
  };

  readonly up = (event: PointerEvent): void => {
    if (this.at && event.type === "pointerup") this.#onMove(event);
    // A long press has shown the tile: letting go is not a click.
    this.#moved ||= this.large !== null && this.#start !== null;
    this.#start = this.at = null;
    this.#hide();
  };

  readonly enter = (event: PointerEvent): void => {
    if (event.pointerType === "mouse" && !this.#start) this.#show(event, HOVER_MS);
  };

  readonly leave = (): void => {
    if (!this.#start) this.#hide();
  };

  /** Whether a click was one, and not the end of a drag. */
  clicked(): boolean {
    const was = this.#moved;
    this.#moved = false;
    return !was;
  }

  #show(event: PointerEvent, after: number | null): void {
    this.#hide();
    const box = (event.currentTarget as Element).getBoundingClientRect();
    if (after !== null) this.#rest = setTimeout(() => (this.large = beside(box, innerWidth, innerHeight)), after);
  }

  #hide(): void {
    clearTimeout(this.#rest);
    this.large = null;
  }
}

/** The middle of the large picture: at the left of the tile, else above it, always inside the window. */
export function beside(box: Pick<DOMRect, "left" | "top" | "width" | "height">, wide: number, high: number): At {
  const inside = (value: number, most: number) => Math.max(HALF, Math.min(value, most - HALF));
  const left = box.left - BESIDE - HALF;
  if (left >= HALF) return { x: left, y: inside(box.top + box.height / 2, high) };
  return { x: inside(box.left + box.width / 2, wide), y: inside(box.top - BESIDE - HALF, high) };
}
