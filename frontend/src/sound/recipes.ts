// The sounds of the table. Those of an expansion lie in its folder.

import type { Part, Recipe } from "./recipe.ts";

const [C4, C5, D5, E5, G5, C6, E6, G6] = [261.6, 523.3, 587.3, 659.3, 784, 1046.5, 1318.5, 1568];

/** A plucked string: a soft triangle with its octave. */
const pluck = (hertz: number, at: number, ms: number, gain = 1): Part[] => [
  { wave: "triangle", hertz, at, ms, gain, attack: 3, decay: ms / 3.2 },
  { wave: "sine", hertz: hertz * 2, at, ms: ms * 0.6, gain: gain * 0.25, attack: 2, decay: ms / 6 },
];

/** A bell: overtones that are no multiples of its tone. */
const bell = (hertz: number, at: number, ms: number, gain = 1): Part[] =>
  [
    [1, 1, 2.6],
    [2.02, 0.45, 3.5],
    [2.98, 0.22, 5],
    [4.2, 0.1, 8],
  ].map(([times = 1, share = 1, faster = 1]) => ({
    wave: "sine",
    hertz: hertz * times,
    at,
    ms,
    gain: gain * share,
    attack: 2,
    decay: ms / faster,
  }));

const plucks = (notes: readonly number[], apart: number, ms: number): Part[] =>
  notes.flatMap((hertz, nth) => pluck(hertz, nth * apart, ms - nth * apart));

export const RECIPES = {
  /** Card on wood. */
  "tile-place": {
    ms: 140,
    parts: [
      { wave: "noise", hertz: [300, 1800], ms: 90, gain: 0.8, attack: 1, decay: 18 },
      { wave: "sine", hertz: 110, ms: 140, gain: 1, attack: 2, decay: 40 },
    ],
  },
  "tile-turn": {
    ms: 60,
    parts: [{ wave: "noise", hertz: [900, 2600], ms: 60, gain: 0.6, attack: 1, decay: 9 }],
  },
  /** A wooden tap. */
  "figure-place": {
    ms: 120,
    parts: [
      { wave: "sine", hertz: 700, ms: 120, gain: 1, attack: 1, decay: 22 },
      { wave: "noise", hertz: [1200, 3000], ms: 20, gain: 0.35, attack: 1, decay: 5 },
    ],
  },
  score: { ms: 420, parts: plucks([C5, E5, G5], 90, 420) },
  "score-high": { ms: 420, parts: plucks([C6, E6, G6], 90, 420) },
  /** As a score, lower, with breath. */
  field: {
    ms: 500,
    parts: [
      ...plucks([C4, C4 * 1.26, C4 * 1.5], 110, 500),
      { wave: "noise", hertz: [400, 1400], ms: 500, gain: 0.16, attack: 120, decay: 200 },
    ],
  },
  /** Two light taps. */
  home: {
    ms: 180,
    parts: [
      { wave: "sine", hertz: 880, ms: 70, gain: 0.8, attack: 1, decay: 16 },
      { wave: "sine", hertz: 740, at: 95, ms: 85, gain: 1, attack: 1, decay: 18 },
    ],
  },
  /** Two bells, a fifth apart. */
  "your-turn": { ms: 500, parts: [...bell(C5, 0, 500), ...bell(G5, 160, 340)] },
  bell: { ms: 700, parts: bell(D5 / 2, 0, 700) },
  /** A dry tick. */
  "clock-low": {
    ms: 80,
    parts: [{ wave: "noise", hertz: [1800, 4200], ms: 80, gain: 1, attack: 1, decay: 6 }],
  },
  /** Dull and low. */
  error: {
    ms: 120,
    parts: [
      { wave: "triangle", hertz: 130, ms: 120, gain: 1, attack: 3, decay: 60 },
      { wave: "triangle", hertz: 123, ms: 120, gain: 0.7, attack: 3, decay: 60 },
    ],
  },
  /** Five plucks to a close. */
  win: { ms: 1400, parts: [...plucks([C5, E5, G5, D5 * 1.5, C6], 170, 1400), ...pluck(C4, 680, 720, 0.8)] },
  /** Two falling. */
  lose: { ms: 900, parts: plucks([E5 / 2, C4 * 0.841], 280, 900) },
} as const satisfies Record<string, Recipe>;

export type SoundName = keyof typeof RECIPES;
