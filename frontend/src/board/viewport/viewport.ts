// Pan and zoom: one transform, driven by mouse, wheel, pinch, buttons and keys.

import { select } from "d3-selection";
import { zoom, zoomIdentity, type ZoomTransform } from "d3-zoom";

export interface Rectangle {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface ViewportOptions {
  /** Called with each new transform; board units times `k` plus (x, y) are pixels of the element. */
  onMove: (transform: ZoomTransform) => void;
  /** The map does not move when the element has another height; `onKept` is called. */
  still: () => boolean;
  /** The element has another size and nobody has moved the map by hand. */
  onResize: () => void;
  /** The element has another size, and the map, which somebody moved or which is still, has its place. */
  onKept: () => void;
  /** Gestures that start on these elements are not for the map. */
  ignore: (event: Event) => boolean;
}

/** A board with every expansion on the part of a phone that a sale leaves free is still seen whole. */
const LEAST = 0.06;
const MOST = 3;
const LARGEST_FIT = 1.25;
const GLIDE = 220; // ms

export class Viewport {
  /** Whether a person has moved the map since it was last fitted. */
  moved = false;
  transform: ZoomTransform = zoomIdentity;
  /** Pixels of the element when it was last laid out: asking it in between would lay out the whole page. */
  size: { readonly width: number; readonly height: number };
  #goal: ZoomTransform | null = null;
  #frame = 0;
  readonly #element: HTMLElement;
  readonly #zoom;
  readonly #watch: ResizeObserver | undefined;

  constructor(element: HTMLElement, options: ViewportOptions) {
    this.#element = element;
    this.size = sizeOf(element);
    this.#zoom = zoom<HTMLElement, unknown>()
      .scaleExtent([LEAST, MOST])
      .extent((): [[number, number], [number, number]] => [
        [0, 0],
        [this.size.width, this.size.height],
      ])
      .clickDistance(6)
      .filter(
        (event: MouseEvent) => !event.button && !(event.ctrlKey && event.type !== "wheel") && !options.ignore(event),
      )
      .on("zoom", (event: { transform: ZoomTransform; sourceEvent: Event | null }) => {
        this.transform = event.transform;
        if (event.sourceEvent) {
          this.moved = true;
          this.#goal = null;
          cancelAnimationFrame(this.#frame);
        }
        options.onMove(event.transform);
      });
    select(element).call(this.#zoom).on("dblclick.zoom", null);
    if (typeof ResizeObserver !== "undefined") {
      this.#watch = new ResizeObserver(() => {
        const before = this.size;
        this.size = sizeOf(element);
        // The middle of the map stays in the middle when the window changes.
        const [dx, dy] = [(this.size.width - before.width) / 2, (this.size.height - before.height) / 2];
        if (!dx && options.still()) options.onKept();
        else if (!this.moved) options.onResize();
        else if (dx || dy) {
          this.panBy(dx, dy, false);
          options.onKept();
        }
      });
      this.#watch.observe(element);
    }
  }

  destroy(): void {
    this.#watch?.disconnect();
    cancelAnimationFrame(this.#frame);
    select(this.#element).on(".zoom", null);
  }

  /** Shows the whole rectangle, with `inset` pixels of the element kept free on each side. */
  fit(
    rectangle: Rectangle,
    smooth = true,
    inset: { top?: number; right?: number; bottom?: number; left?: number } = {},
  ): void {
    const { top = 0, right = 0, bottom = 0, left = 0 } = inset;
    const [width, height] = [this.size.width - left - right, this.size.height - top - bottom];
    if (width <= 0 || height <= 0) return;
    const k = Math.max(LEAST, Math.min(LARGEST_FIT, width / rectangle.width, height / rectangle.height));
    const x = left + width / 2 - k * (rectangle.x + rectangle.width / 2);
    const y = top + height / 2 - k * (rectangle.y + rectangle.height / 2);
    this.moved = false;
    this.#go(zoomIdentity.translate(x, y).scale(k), smooth);
  }

  zoomBy(factor: number): void {
    this.moved = true;
    const { k, x, y } = this.#goal ?? this.transform;
    const next = Math.max(LEAST, Math.min(MOST, k * factor));
    const [cx, cy] = [this.size.width / 2, this.size.height / 2];
    const middle = zoomIdentity.translate(cx - ((cx - x) / k) * next, cy - ((cy - y) / k) * next);
    this.#go(middle.scale(next), true);
  }

  /** Moves the map by pixels. */
  panBy(dx: number, dy: number, byHand = true): void {
    if (byHand) this.moved = true;
    const { k } = this.transform;
    this.#zoom.translateBy(select(this.#element), dx / k, dy / k);
  }

  /** Brings a rectangle into view if any of it is outside. */
  reveal(rectangle: Rectangle, margin = 24): void {
    const { k, x, y } = this.transform;
    const [west, north] = [rectangle.x * k + x - margin, rectangle.y * k + y - margin];
    const [east, south] = [west + rectangle.width * k + 2 * margin, north + rectangle.height * k + 2 * margin];
    const dx = west < 0 ? -west : Math.min(0, this.size.width - east);
    const dy = north < 0 ? -north : Math.min(0, this.size.height - south);
    if (dx || dy) this.#go(zoomIdentity.translate(x + dx, y + dy).scale(k), true);
  }

  /** Puts a rectangle into the middle, at this scale or the larger one that is on show. */
  centre(rectangle: Rectangle, least: number, smooth = true): void {
    this.moved = true;
    const k = Math.max(least, (this.#goal ?? this.transform).k);
    const [x, y] = [
      this.size.width / 2 - k * (rectangle.x + rectangle.width / 2),
      this.size.height / 2 - k * (rectangle.y + rectangle.height / 2),
    ];
    this.#go(zoomIdentity.translate(x, y).scale(k), smooth);
  }

  #go(goal: ZoomTransform, smooth: boolean): void {
    // The map is there, or on its way there.
    if (smooth && alike(goal, this.#goal ?? this.transform)) return;
    cancelAnimationFrame(this.#frame);
    this.#goal = null;
    if (!smooth || quiet()) return this.#set(goal);
    const from = this.transform;
    const start = performance.now();
    this.#goal = goal;
    const step = (now: number) => {
      const part = Math.min(1, Math.max(0, (now - start) / GLIDE));
      const eased = 1 - (1 - part) ** 3;
      const k = from.k * (goal.k / from.k) ** eased;
      // The scale goes by factors, so the place must follow it, or the map would swing on its way.
      const swing = goal.k === from.k ? eased : (k - from.k) / (goal.k - from.k);
      const at = (a: number, b: number) => a + (b - a) * swing;
      this.#set(part < 1 ? zoomIdentity.translate(at(from.x, goal.x), at(from.y, goal.y)).scale(k) : goal);
      if (part < 1) this.#frame = requestAnimationFrame(step);
    };
    this.#frame = requestAnimationFrame(step);
  }

  #set(transform: ZoomTransform): void {
    if (transform === this.#goal) this.#goal = null;
    this.#zoom.transform(select(this.#element), transform);
  }
}

const sizeOf = ({ clientWidth: width, clientHeight: height }: Element) => ({ width, height });

/** Closer than anybody sees. */
const alike = (one: ZoomTransform, other: ZoomTransform): boolean =>
  Math.abs(one.x - other.x) < 0.05 && Math.abs(one.y - other.y) < 0.05 && Math.abs(one.k / other.k - 1) < 1e-5;

function quiet(): boolean {
  return globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? true;
}
