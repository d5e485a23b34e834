// Small tones made on the spot, and short vibrations. Both are silent unless the person switched them on.

import { settings } from "./settings.svelte.ts";

export type Cue = "place" | "figure" | "score" | "turn" | "refused" | "over";

/** Notes as [hertz, start in s, length in s]. */
const TONES: Record<Cue, readonly [number, number, number][]> = {
  place: [[196, 0, 0.09]],
  figure: [
    [330, 0, 0.07],
    [392, 0.06, 0.08],
  ],
  score: [
    [523, 0, 0.1],
    [659, 0.09, 0.14],
  ],
  turn: [
    [440, 0, 0.12],
    [587, 0.13, 0.2],
  ],
  refused: [[147, 0, 0.18]],
  over: [
    [392, 0, 0.15],
    [494, 0.15, 0.15],
    [587, 0.3, 0.4],
  ],
};
const BUZZ: Record<Cue, number[]> = {
  place: [12],
  figure: [10],
  score: [15, 40, 15],
  turn: [40, 60, 40],
  refused: [80],
  over: [60, 60, 120],
};

let context: AudioContext | null = null;

export function cue(name: Cue): void {
  if (settings.sound) play(TONES[name]);
  if (settings.vibrate) navigator.vibrate?.(BUZZ[name]);
}

function play(notes: readonly [number, number, number][]): void {
  if (typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  for (const [hertz, start, length] of notes) note(context, hertz, context.currentTime + start, length);
}

function note(audio: AudioContext, hertz: number, start: number, length: number): void {
  const tone = new OscillatorNode(audio, { type: "triangle", frequency: hertz });
  const volume = new GainNode(audio, { gain: 0 });
  volume.gain.linearRampToValueAtTime(0.12, start + 0.012);
  volume.gain.exponentialRampToValueAtTime(0.0008, start + length + 0.08);
  tone.connect(volume).connect(audio.destination);
  tone.start(start);
  tone.stop(start + length + 0.1);
}
