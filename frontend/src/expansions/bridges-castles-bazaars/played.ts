// Bridges grow, castles rise, a bid rings like a coin.

import type { Recipe } from "../../sound/recipe.ts";
import type { Played, PlayedContext } from "../types.ts";
import { bridgesOf } from "./bridges/site.ts";
import { castlesOf } from "./castles/castle.ts";

/** A coin on the table. */
export const coin: Recipe = {
  ms: 90,
  parts: [
    { wave: "sine", hertz: 2637, ms: 90, gain: 1, attack: 1, decay: 22 },
    { wave: "sine", hertz: 4186, ms: 60, gain: 0.4, attack: 1, decay: 12 },
  ],
};
/** Planks laid one by one; for a castle stones. */
export const planks: Recipe = {
  ms: 300,
  parts: [0, 90, 180].map((at, nth) => ({
    wave: "noise",
    hertz: [350 + nth * 120, 1500],
    at,
    ms: 100,
    attack: 1,
    decay: 20,
  })),
};

const grows = (axis: string) => [
  { scale: axis === "ns" ? "1 0.1" : "0.1 1", opacity: 0.4 },
  { scale: "1 1", opacity: 1 },
];
const RISES = [
  { translate: "0px 12px", opacity: 0 },
  { translate: "0px 0px", opacity: 1 },
];

export function played({ action, before, after }: PlayedContext): Played[] {
  const bridges = added(bridgesOf(before), bridgesOf(after));
  const castles = added(castlesOf(before), castlesOf(after));
  return [
    ...(action.type === "auction_bid" ? [{ sound: coin }] : []),
    ...bridges.map(({ x, y, axis }) => ({
      sound: planks,
      selector: `[data-bridge^="${x},${y},"] use`,
      frames: grows(axis),
    })),
    ...castles.map(({ x, y }) => ({ sound: planks, selector: `[data-castle="${x},${y}"] use`, frames: RISES })),
  ];
}

function added<T extends { x: number; y: number }>(before: readonly T[], after: readonly T[]): T[] {
  return after.filter(({ x, y }) => !before.some((old) => old.x === x && old.y === y));
}
