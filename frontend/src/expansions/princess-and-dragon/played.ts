// The dragon walks to the next tile; to a volcano it flies.

import { UNIT } from "../../board/geometry.ts";
import { arc } from "../../match/motion/flight.ts";
import type { Played, PlayedContext } from "../types.ts";
import { dragonOf } from "./dragon.ts";

const STEPS = 4; // of its feet, from tile to tile
const BOUNCE = 5;
const WALK_MS = 600;
const FLIGHT_MS = 700;
const HIGH = 90;

export function played({ before, after }: PlayedContext): Played[] {
  const [old, now] = [dragonOf(before), dragonOf(after)];
  if (!old || !now || (old.x === now.x && old.y === now.y)) return [];
  const from = { x: (old.x - now.x) * UNIT, y: (old.y - now.y) * UNIT };
  const beside = Math.abs(old.x - now.x) + Math.abs(old.y - now.y) === 1;
  const how = beside ? { frames: walking(from), ms: WALK_MS } : { frames: arc(from, HIGH), ms: FLIGHT_MS };
  return [{ selector: '[data-piece="dragon"]', ...how }];
}

/** Up and down with each step of its feet, from `from` to where it is drawn. */
const walking = (from: { x: number; y: number }): Keyframe[] =>
  Array.from({ length: 2 * STEPS + 1 }, (_, n) => {
    const left = 1 - n / (2 * STEPS);
    return { translate: `${from.x * left}px ${from.y * left - (n % 2) * BOUNCE}px`, offset: 1 - left };
  });
