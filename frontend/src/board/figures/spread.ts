// Choices that lie close together on the board are moved apart, so that each is seen and met by a finger.

import { UNIT, type Point } from "../geometry.ts";
import { ALONE } from "../viewport/zoomToCell.ts";

/** What is moved apart: `room` is its radius, in which nothing else may lie. */
export interface Disc extends Point {
  room: number;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const ROUNDS = 200;
/** Two that touch have no gap, so that rounding never leaves them on each other. */
const SLACK = 1.001;
/** Discs on one point start this much aside, each in a direction of its own. */
const ASIDE = 0.02;
const GOLDEN_ANGLE = 2.4;
/** How wide a group becomes before its discs are moved apart, as a share of the side of a square of all their room. */
const WIDE = 0.7;

/**
 * The discs, moved apart until none lies on another; those that have room stay where they are. Each group of discs
 * that touch grows about its middle, so that what was in the north stays there; then its discs part in pairs.
 * `within` is where their middles have to stay. The same discs always get the same places.
 */
export function spread<D extends Disc>(discs: readonly D[], within: Box | null = null): D[] {
  const moved = discs.map((disc) => ({ ...disc }));
  for (const group of groupsOf(moved)) grow(group);
  for (let round = 0, lying = true; lying && round < ROUNDS; round++) {
    if (within) for (const disc of moved) keep(disc, within);
    lying = false;
    for (const [nth, one] of moved.entries())
      for (const other of moved.slice(nth + 1)) lying = part(one, other) || lying;
  }
  if (within) for (const disc of moved) keep(disc, within);
  return moved;
}

/** Pixels from its place at which nobody sees any more where a choice belongs. */
const LOST = 60;

/** Choices with the room of a finger each would lie far from their places, on a board that can come nearer. */
export function crowded(discs: readonly (Disc & { home: Point })[], scale: number): boolean {
  return scale * UNIT < ALONE && discs.some((disc) => off(disc, disc.home) * scale > LOST);
}

const off = (one: Point, other: Point): number => Math.hypot(other.x - one.x, other.y - one.y);

/** The discs by what they lie on, directly or over others. */
function groupsOf<D extends Disc>(discs: readonly D[]): D[][] {
  const left = new Set(discs);
  const groups: D[][] = [];
  for (const first of discs) {
    if (!left.delete(first)) continue;
    const group = [first];
    // It grows while it is gone through.
    for (const one of group)
      for (const other of left)
        if (off(one, other) < one.room + other.room) {
          left.delete(other);
          group.push(other);
        }
    groups.push(group);
  }
  return groups;
}

function grow(group: readonly Disc[]): void {
  if (group.length === 1) return;
  for (const [nth, disc] of group.entries()) {
    disc.x += Math.cos(nth * GOLDEN_ANGLE) * ASIDE * disc.room;
    disc.y += Math.sin(nth * GOLDEN_ANGLE) * ASIDE * disc.room;
  }
  const mean = (value: (disc: Disc) => number) => group.reduce((sum, disc) => sum + value(disc), 0) / group.length;
  const middle = { x: mean(({ x }) => x), y: mean(({ y }) => y) };
  const wide = Math.sqrt(mean((disc) => off(disc, middle) ** 2));
  const side = Math.sqrt(group.reduce((sum, { room }) => sum + room ** 2, 0));
  const factor = Math.max(1, (WIDE * side) / wide);
  for (const disc of group) {
    disc.x = middle.x + (disc.x - middle.x) * factor;
    disc.y = middle.y + (disc.y - middle.y) * factor;
  }
}

/** Moves two discs away from each other along their line; true if one lay on the other. */
function part(one: Disc, other: Disc): boolean {
  const far = off(one, other);
  const least = one.room + other.room;
  if (far >= least) return false;
  const step = (least * SLACK - far) / 2;
  const [east, south] = far === 0 ? [1, 0] : [(other.x - one.x) / far, (other.y - one.y) / far];
  one.x -= east * step;
  one.y -= south * step;
  other.x += east * step;
  other.y += south * step;
  return true;
}

function keep(disc: Disc, { x, y, width, height }: Box): void {
  disc.x = Math.min(x + width, Math.max(x, disc.x));
  disc.y = Math.min(y + height, Math.max(y, disc.y));
}
