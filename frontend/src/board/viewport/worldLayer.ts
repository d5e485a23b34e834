// Moving a map of hundreds of tiles by its SVG transform would paint all of them for every frame. So the world is a
// layer that the browser shifts and stretches as a picture; once the scale has come to rest it is drawn anew at that
// scale, sharp again.

import type { Transform } from "./overview.ts";

const REST_MS = 160;
/** Stretched further than this a picture is no longer good enough, even in motion. */
const [LEAST, MOST] = [0.3, 3.5];

export class WorldLayer {
  /** The scale at which the world was drawn last; 0 before that. */
  #drawn = 0;
  #rest: ReturnType<typeof setTimeout> | undefined;
  readonly #layer: SVGSVGElement;
  readonly #map: SVGGElement;
  readonly #now: () => Transform | null;

  readonly #onDraw: (scale: number) => void;

  /** `now` is the newest transform; `onDraw` is called with each scale at which the world is drawn. */
  constructor(
    layer: SVGSVGElement,
    map: SVGGElement,
    now: () => Transform | null,
    onDraw: (scale: number) => void = () => undefined,
  ) {
    this.#onDraw = onDraw;
    this.#layer = layer;
    this.#map = map;
    this.#now = now;
  }

  move({ x, y, k }: Transform): void {
    const stretch = this.#drawn ? k / this.#drawn : 0;
    clearTimeout(this.#rest);
    if (stretch <= LEAST || stretch >= MOST) return this.#draw({ x, y, k });
    if (stretch !== 1) this.#rest = setTimeout(this.#drawNow, REST_MS);
    this.#layer.style.transform = `translate(${x}px, ${y}px) scale(${stretch})`;
  }

  readonly #drawNow = (): void => {
    const transform = this.#now();
    if (transform) this.#draw(transform);
  };

  #draw({ x, y, k }: Transform): void {
    this.#drawn = k;
    this.#onDraw(k);
    this.#map.setAttribute("transform", `scale(${k})`);
    this.#layer.style.transform = `translate(${x}px, ${y}px)`;
  }
}
