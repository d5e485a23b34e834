// Computes the samples of a sound from its recipe. Every sound comes out equally loud.

import { loudness } from "./loudness.ts";
import type { Part, Recipe } from "./recipe.ts";

export const LUFS = -16;
const PEAK = 0.97;
const RELEASE_MS = 8;

export function samples({ ms, parts }: Recipe, rate = 44_100): Float32Array {
  const out = new Float32Array(Math.round((ms / 1000) * rate));
  for (const part of parts) add(out, part, rate);
  return levelled(out, rate);
}

function add(out: Float32Array, part: Part, rate: number): void {
  const { at = 0, ms, gain = 1, attack = 2, decay = ms / 3 } = part;
  const [from, count] = [Math.round((at / 1000) * rate), Math.round((ms / 1000) * rate)];
  const wave = part.wave === "noise" ? noise(part.hertz, rate) : tone(part.wave, part.hertz, rate);
  for (let n = 0; n < count && from + n < out.length; n++) {
    const now = (n / rate) * 1000;
    const rise = Math.min(1, now / attack);
    const end = Math.min(1, (ms - now) / RELEASE_MS);
    out[from + n]! += wave(n) * gain * rise * end * Math.exp(-Math.max(0, now - attack) / decay);
  }
}

function tone(wave: "sine" | "triangle", hertz: Part["hertz"], rate: number): (n: number) => number {
  const step = (typeof hertz === "number" ? hertz : hertz[0]) / rate;
  if (wave === "sine") return (n) => Math.sin(2 * Math.PI * step * n);
  return (n) => 1 - 4 * Math.abs(((step * n + 0.75) % 1) - 0.5);
}

/** Noise between two frequencies, the same each time. */
function noise(hertz: Part["hertz"], rate: number): () => number {
  const [low, high] = typeof hertz === "number" ? [hertz / 1.4, hertz * 1.4] : hertz;
  const smooth = (edge: number) => 1 - Math.exp((-2 * Math.PI * edge) / rate);
  const [quick, slow] = [smooth(high), smooth(low)];
  let [seed, a, b, c] = [12345, 0, 0, 0];
  return () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    a += quick * (seed / 2 ** 31 - 1 - a);
    b += quick * (a - b);
    c += slow * (b - c);
    return b - c;
  };
}

/** Brings the samples to the common loudness. Peaks that would leave the range are rounded off. */
function levelled(raw: Float32Array, rate: number): Float32Array {
  let out = raw;
  for (let turn = 0; turn < 6; turn++) {
    const gain = 10 ** ((LUFS - loudness(out, rate)) / 20);
    if (!Number.isFinite(gain)) return raw;
    out = out.map((x) => PEAK * Math.tanh((x * gain) / PEAK));
  }
  return out;
}
