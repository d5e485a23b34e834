// Where the buttons that turn and confirm a tile lie beside it: over as little as possible of what is looked at.

import { tileBox, UNIT, type Point } from "../geometry.ts";
import type { Rectangle } from "../viewport/viewport.ts";

/** The middles of the buttons in board units, from west to east or from north to south, and the box around them. */
export interface HandlePlaces {
  middles: Point[];
  box: Rectangle;
}

export interface Around {
  /** How many buttons there are. */
  count: number;
  /** What lies on the board. */
  tiles: readonly Point[];
  /** Other cells where the tile may go. */
  cells: readonly Point[];
  /** What is on show, without what lies over the board. */
  seen: Rectangle;
  /** Pixels of a board unit. */
  scale: number;
}

/** Pixels: of a button, between two, and from the tile. */
const [BUTTON, GAP, OFF] = [44, 6, 8];
/** The same area counts so much more where it is out of sight, and so much less on a free cell. */
const [OUT_OF_SIGHT, FREE_CELL] = [50, 0.25];

/** Towards a side, and along it: the buttons stand in the middle of the side, or flush with one of its ends. */
const SIDES = [
  { x: 0, y: 1 },
  { x: 1, y: 0 },
  { x: -1, y: 0 },
  { x: 0, y: -1 },
];
const ALIGNED = [0, -1, 1];
const CANDIDATES = ALIGNED.flatMap((aligned) => SIDES.map((side) => ({ side, aligned })));

/**
 * The places of the buttons beside `cell` that hide least: of equal ones the foot of the tile, then its sides. How the
 * tile is turned plays no part, so the buttons stay while it is.
 */
export function handlePlaces(cell: Point, around: Around): HandlePlaces {
  const found = CANDIDATES.map(({ side, aligned }) => row(cell, side, aligned, around));
  const hidden = found.map(({ box }) => hides(box, cell, around));
  return found[hidden.indexOf(Math.min(...hidden))]!;
}

function row(cell: Point, side: Point, aligned: number, { count, scale }: Around): HandlePlaces {
  const [step, short] = [(BUTTON + GAP) / scale, BUTTON / scale];
  const long = step * (count - 1) + short;
  const out = (UNIT + short) / 2 + OFF / scale;
  const along = (aligned * (UNIT - long)) / 2;
  const upright = side.x !== 0;
  const x = (cell.x + 0.5) * UNIT + side.x * out + (upright ? 0 : along);
  const y = (cell.y + 0.5) * UNIT + side.y * out + (upright ? along : 0);
  const [width, height] = upright ? [short, long] : [long, short];
  const middles = Array.from({ length: count }, (_, nth) => {
    const aside = step * (nth - (count - 1) / 2);
    return upright ? { x, y: y + aside } : { x: x + aside, y };
  });
  return { middles, box: { x: x - width / 2, y: y - height / 2, width, height } };
}

/** How much of what is looked at lies under a box. */
function hides(box: Rectangle, cell: Point, { tiles, cells, seen }: Around): number {
  const under = (places: readonly Point[]) =>
    places
      .filter(({ x, y }) => x !== cell.x || y !== cell.y)
      .reduce((sum, { x, y }) => sum + shared(box, tileBox(x, y)), 0);
  const outside = box.width * box.height - shared(box, seen);
  return Math.round(under(tiles) + FREE_CELL * under(cells) + OUT_OF_SIGHT * outside);
}

/** The area that two boxes share. */
function shared(one: Rectangle, other: Rectangle): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return Math.max(0, width) * Math.max(0, height);
}
