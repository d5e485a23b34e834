// A drawbridge that goes up or down: its leaf folds, its chain rattles.

import type { Played, PlayedContext } from "../types.ts";
import type { Recipe } from "../../sound/recipe.ts";
import { drawbridgesOf } from "./gates.ts";

const RATTLE = [0, 48, 92, 140, 190, 236];

export const sound: Recipe = {
  ms: 400,
  parts: [
    ...RATTLE.map((at) => ({
      wave: "noise" as const,
      hertz: [1400, 3600] as const,
      at,
      ms: 34,
      gain: 0.5,
      attack: 1,
      decay: 9,
    })),
    { wave: "noise", hertz: [200, 700], at: 282, ms: 110, gain: 0.9, attack: 1, decay: 28 },
    { wave: "sine", hertz: 95, at: 280, ms: 120, gain: 1, attack: 2, decay: 36 },
  ],
};

/** The leaf lies over the moat, low, and folds up to stand before the gate. */
const FOLDING: Keyframe[] = [
  { scale: "1 0.2", translate: "0px 3px", opacity: 0.4, offset: 0 },
  { scale: "1 0.7", translate: "0px 1px", opacity: 1, offset: 0.5 },
  { scale: "1 1", translate: "0px 0px", opacity: 1, offset: 1 },
];

/** What the drawbridges do that this event has raised or let down. */
export function played({ before, after }: PlayedContext): Played[] {
  const old = new Map(drawbridgesOf(before).map((gate) => [nameOf(gate), gate.up]));
  const moved = drawbridgesOf(after).filter((gate) => old.has(nameOf(gate)) && old.get(nameOf(gate)) !== gate.up);
  return moved.map(({ x, y, up }, nth) => ({
    ...(nth === 0 ? { sound } : {}),
    ...(up ? { selector: `[data-drawbridge="${x},${y}"] .leaf`, frames: FOLDING, ms: 300 } : {}),
  }));
}

const nameOf = ({ x, y, city }: { x: number; y: number; city: string }): string => `${x},${y},${city}`;
