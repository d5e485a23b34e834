// What of the board is on show: fitting, moving, bringing cells near, and following the game as it goes on.

import { untrack } from "svelte";
import { levelFor } from "../../art/art.ts";
import { detailed } from "../detail.ts";
import { extent, tileBox, UNIT } from "../geometry.ts";
import { handlePlaces } from "../placing/handlePlaces.ts";
import { onShow, overviewOf } from "./overview.ts";
import { Viewport, type Rectangle } from "./viewport.ts";
import { WorldLayer } from "./worldLayer.ts";
import { ZoomToCell } from "./zoomToCell.ts";

interface Cell {
  x: number;
  y: number;
}

/** What the view follows. */
export interface Followed {
  readonly tiles: readonly Cell[];
  /** The cells where a tile can be placed now; null where none is placed. */
  readonly cells: readonly Cell[] | null;
  /** The cell that the tile in hand lies on. */
  readonly chosen: Cell | null;
  /** How many buttons it has there. */
  readonly buttons: number;
  /** This viewer decides. */
  readonly deciding: boolean;
  /** This viewer chooses a figure for the tile just placed: the map is not to move under the pointer. */
  readonly figure: boolean;
  readonly last: Cell | null;
  /** A place pointed out. */
  readonly shown: Cell | null;
  /** A feature is outlined, and its card lies over the map. */
  readonly outlined: boolean;
}

export interface Elements {
  readonly frame: HTMLElement;
  readonly world: SVGSVGElement;
  readonly map: SVGGElement;
}

/** Pixels of height below which there is no room for the overview beside what is on show. */
const LOW = 200;
/** Pixels of width from which the map's buttons stand at its side. */
const WIDE = 560;
/** Pixels below the lowest cell for the buttons at the foot of a tile that lies there. */
const FOOT = 30;
/** Pixels at the side of a wide map, and at the foot of another, where its own buttons lie. */
const [SIDE, BAR] = [40, 48];
/** Pixels around a tile that is being placed, and its buttons, for its frame. */
const RIM = 4;
/** Pixels around it for the marks of figures on its edges, which lie there after the confirm. */
const MARKS = 24;
/** The least scale at which what lies on a tile is seen well. */
const CLOSE = 0.8;

/** Made while a component is set up; `elements` are there once it is mounted. */
export class BoardView {
  viewport = $state.raw<Viewport | null>(null);
  /** The scale at which the world was drawn last. While a zoom goes on nothing in the picture changes. */
  scale = $state(1);
  /** The scale of this moment. */
  #now = $state(1);
  seen = $state.raw({ x: 0, y: 0, width: 0, height: 0 });
  /** Where tiles are drawn with the detail of the moment: what is on show and a rim; null before that is known. */
  region = $state.raw<Rectangle | null>(null);
  /** The whole board in small, where only a part of it is on show. */
  readonly whole = $derived.by(() =>
    this.seen.height * this.#now > LOW ? overviewOf(this.#board.tiles, this.seen) : null,
  );
  /** Tiles are drawn with the least detail. */
  readonly far = $derived.by(() => levelFor(this.scale * UNIT) === "far");
  /** Where the buttons of the tile that is being placed lie. Moving the map moves them with their tile only. */
  readonly handles = $derived.by(() => {
    const { chosen, buttons: count, tiles, cells } = this.#board;
    const { scale } = this;
    if (!chosen) return null;
    const seen = untrack(() => this.#uncovered());
    return handlePlaces(chosen, { count, tiles, cells: cells ?? [], seen, scale });
  });
  readonly zoomToCell = new ZoomToCell(
    () => this.viewport,
    () => this.fit(),
  );
  /** The board has grown, or has other room, and is not fitted yet, because somebody chooses a figure. */
  #late = false;
  readonly #board: Followed;
  readonly #elements: () => Elements;

  constructor(board: Followed, elements: () => Elements) {
    this.#board = board;
    this.#elements = elements;
    $effect(() => {
      const { deciding, cells, tiles } = board;
      const lying = tiles.length;
      untrack(() => this.zoomToCell.settle(deciding, cells !== null, lying));
    });
    $effect(() => this.#open());
    this.#follow();
  }

  // A ring of free cells belongs to the picture, so that nothing moves when a tile may be placed there. Some room
  // stays for the map's buttons.
  fit(smooth = true): void {
    const { tiles, outlined } = this.#board;
    const viewport = this.viewport;
    if (!viewport) return;
    const { cells, framed } = this.zoomToCell;
    viewport.fit(
      cells ? extent(cells, 0.6) : extent(tiles, 1.06),
      smooth,
      this.#wide ? { right: SIDE, bottom: FOOT } : { bottom: BAR, top: framed && outlined ? 72 : 0 },
    );
  }

  get #wide(): boolean {
    return (this.viewport?.size.width ?? 0) >= WIDE;
  }

  /** What is on show and not under the map's own buttons. */
  #uncovered(): Rectangle {
    const { x, y, width, height } = this.seen;
    const [right, bottom] = this.#wide ? [SIDE, 0] : [0, BAR];
    return { x, y, width: width - right / this.#now, height: height - bottom / this.#now };
  }

  reveal(x: number, y: number, margin?: number): void {
    this.viewport?.reveal(tileBox(x, y), margin);
  }

  /** Brings the tile that is being placed into view, its frame and its buttons too. */
  #makeRoom({ x, y }: Cell): void {
    const tile = tileBox(x, y);
    const marks = grown(tile, MARKS / (this.viewport?.transform.k ?? 1));
    this.viewport?.reveal(this.handles ? around(marks, this.handles.box) : marks, RIM);
  }

  /** While a figure is chosen the map stays as it is, unless the places of the figure are brought near. */
  get #still(): boolean {
    return this.#board.figure && !this.zoomToCell.cells;
  }

  /** What somebody decides about stays in sight when the map has less room. */
  #holdTile(): void {
    const { chosen, deciding, last } = this.#board;
    if (chosen) this.#makeRoom(chosen);
    else if (deciding && last) this.reveal(last.x, last.y);
  }

  /** Shows the tile placed last, large enough to see what lies on it. */
  newest(): void {
    const { last, tiles } = this.#board;
    const tile = last ?? tiles.at(-1);
    if (tile) this.viewport?.centre(tileBox(tile.x, tile.y), CLOSE);
  }

  /** The point of the board under a point of the page. */
  pointAt({ clientX, clientY }: { clientX: number; clientY: number }): [number, number] {
    const box = this.#elements().frame.getBoundingClientRect();
    return this.viewport?.transform.invert([clientX - box.left, clientY - box.top]) ?? [0, 0];
  }

  #open(): () => void {
    const { frame, world, map } = this.#elements();
    const layer = new WorldLayer(
      world,
      map,
      () => this.viewport?.transform ?? null,
      (scale) => {
        this.scale = scale;
        this.region = detailed(this.region, this.seen);
      },
    );
    const viewport = new Viewport(frame, {
      onMove: (transform) => {
        this.#now = transform.k;
        this.seen = onShow(transform, viewport.size);
        layer.move(transform);
        // While the scale changes no tile gets other pictures: those of this moment would not be those of the end.
        if (transform.k === this.scale) this.region = detailed(this.region, this.seen);
      },
      onResize: () => {
        this.fit(false);
        if (this.#board.chosen) this.#holdTile();
      },
      still: () => this.#still,
      onKept: () => {
        this.#late ||= this.#still;
        this.#holdTile();
      },
      ignore: (event) => event.type === "wheel" && !(event as WheelEvent).ctrlKey && overTile(event),
    });
    this.viewport = viewport;
    untrack(() => this.fit(false));
    return () => viewport.destroy();
  }

  /** `news`: something has happened, not only the figure is chosen. */
  #grow(news: boolean): void {
    const { last } = this.#board;
    if (!this.viewport) return;
    this.#late = this.#still;
    if (!this.viewport.moved && !this.#late) this.fit();
    else if (last && news) this.reveal(last.x, last.y);
  }

  #follow(): void {
    // The board grows: until somebody moves the map by hand it shows everything, afterwards at least the newest tile.
    let before: Pick<Followed, "tiles" | "last"> | null = null;
    $effect(() => {
      const { tiles, last, figure } = this.#board;
      const news = tiles !== before?.tiles || last !== before.last;
      before = { tiles, last };
      if (news || (this.#late && !figure)) untrack(() => this.#grow(news));
    });
    $effect(() => {
      const { chosen } = this.#board;
      if (chosen) untrack(() => this.#makeRoom(chosen));
    });
    $effect(() => {
      const { shown } = this.#board;
      if (shown) this.reveal(shown.x, shown.y, 60);
    });
  }
}

const grown = ({ x, y, width, height }: Rectangle, by: number): Rectangle => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

/** The smallest rectangle around two. */
function around(one: Rectangle, other: Rectangle): Rectangle {
  const [x, y] = [Math.min(one.x, other.x), Math.min(one.y, other.y)];
  const [east, south] = [
    Math.max(one.x + one.width, other.x + other.width),
    Math.max(one.y + one.height, other.y + other.height),
  ];
  return { x, y, width: east - x, height: south - y };
}

/** The wheel turns the tile in hand where it lies. */
const overTile = (event: Event): boolean =>
  event.target instanceof Element && event.target.closest("[data-ghost]") !== null;
