// Plays sounds: none before the first gesture, and never more than three at once.

import type { Recipe } from "./recipe.ts";
import type { SoundName } from "./recipes.ts";
import { volume } from "./volume.svelte.ts";

export const MOST_AT_ONCE = 3;
/** How loud the moves of a bot are. */
export const BOTS = 0.5;

export interface PlayOptions {
  /** Ms from now. */
  at?: number;
  /** From 0 to 1, of the chosen volume. */
  loud?: number;
}

type Making = typeof import("./making.ts");

/** What is played here; a test gives its own context. */
export class SoundPlayer {
  #audio: AudioContext | null = null;
  #making: Making | null = null;
  readonly #make: () => AudioContext | null;
  readonly #buffers = new Map<Recipe, AudioBuffer>();
  /** From when to when the sounds last that were begun, in seconds of the context. */
  #playing: { from: number; to: number }[] = [];

  constructor(make: () => AudioContext | null) {
    this.#make = make;
  }

  /** A person has touched the page: the browser lets it sound from now on. */
  readonly touch = async (): Promise<void> => {
    this.#making ??= await import("./making.ts");
  };

  /** Plays a sound; false where it stays silent. */
  play(sound: SoundName | Recipe, { at = 0, loud = 1 }: PlayOptions = {}): boolean {
    const making = this.#making;
    if (!making || volume.muted || volume.level === 0) return false;
    const audio = (this.#audio ??= this.#make());
    if (!audio) return false;
    if (audio.state === "suspended") void audio.resume();
    const recipe = making.recipeOf(sound);
    const from = audio.currentTime + at / 1000;
    if (!this.#room(from, from + recipe.ms / 1000, audio.currentTime)) return false;
    this.#start(audio, this.#buffer(audio, recipe, making), from, volume.level * loud);
    return true;
  }

  #room(from: number, to: number, now: number): boolean {
    this.#playing = this.#playing.filter((other) => other.to > now);
    const beside = this.#playing.filter((other) => other.from < to && other.to > from);
    if (beside.length >= MOST_AT_ONCE) return false;
    this.#playing.push({ from, to });
    return true;
  }

  #start(audio: AudioContext, buffer: AudioBuffer, from: number, level: number): void {
    const source = audio.createBufferSource();
    const gain = audio.createGain();
    source.buffer = buffer;
    gain.gain.value = level;
    source.connect(gain).connect(audio.destination);
    source.start(from);
  }

  #buffer(audio: AudioContext, recipe: Recipe, { samples }: Making): AudioBuffer {
    let buffer = this.#buffers.get(recipe);
    if (!buffer) {
      const made = samples(recipe, audio.sampleRate);
      buffer = audio.createBuffer(1, made.length, audio.sampleRate);
      buffer.getChannelData(0).set(made);
      this.#buffers.set(recipe, buffer);
    }
    return buffer;
  }
}

export const player = new SoundPlayer(() => (typeof AudioContext === "undefined" ? null : new AudioContext()));
for (const gesture of ["pointerdown", "keydown"])
  globalThis.addEventListener?.(gesture, () => void player.touch(), { capture: true, once: true });

export const play = (sound: SoundName | Recipe, options?: PlayOptions): boolean => player.play(sound, options);
