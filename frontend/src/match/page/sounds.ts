// What calls the viewer: a sound, and a short vibration where the person switched that on. What moves on the board
// brings its own sounds (`../motion/`).

import { play } from "../../sound/player.ts";
import type { SoundName } from "../../sound/recipes.ts";
import { settings } from "./settings.svelte.ts";

export type Cue = "place" | "figure" | "score" | "turn" | "refused" | "over";

const SOUNDS: Partial<Record<Cue, SoundName>> = { turn: "your-turn", refused: "error" };
const BUZZ: Record<Cue, number[]> = {
  place: [12],
  figure: [10],
  score: [15, 40, 15],
  turn: [40, 60, 40],
  refused: [80],
  over: [60, 60, 120],
};

export function cue(name: Cue): void {
  const sound = SOUNDS[name];
  if (sound) play(sound);
  buzz(name);
}

export function buzz(name: Cue): void {
  if (settings.vibrate) navigator.vibrate?.(BUZZ[name]);
}
