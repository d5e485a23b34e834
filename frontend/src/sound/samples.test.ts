import { describe, expect, it } from "vitest";
import { loudness } from "./loudness.ts";
import { RECIPES } from "./recipes.ts";
import { LUFS, samples } from "./samples.ts";

const RATE = 44_100;
const sounds = Object.entries(RECIPES);

it("measures a full sine of 1 kHz as the standard says", () => {
  const sine = Float32Array.from({ length: 48_000 }, (_, n) => Math.sin((2 * Math.PI * 997 * n) / 48_000));
  expect(loudness(sine, 48_000)).toBeCloseTo(-3.01, 1);
  expect(loudness(new Float32Array(100), RATE)).toBe(-Infinity);
});

describe.each(sounds)("%s", (_, recipe) => {
  const made = samples(recipe, RATE);

  it("lasts as long as its recipe says", () => {
    expect(made.length).toBe(Math.round((recipe.ms / 1000) * RATE));
    expect(Math.max(...recipe.parts.map((part) => ("at" in part ? (part.at ?? 0) : 0) + part.ms))).toBeLessThanOrEqual(
      recipe.ms + 1,
    );
  });

  it("is as loud as every other, and stays in range", () => {
    expect(Math.abs(loudness(made, RATE) - LUFS)).toBeLessThan(0.5);
    expect(made.every((x) => Math.abs(x) < 1)).toBe(true);
  });

  it("ends in silence, and is the same each time", () => {
    expect(Math.abs(made.at(-1)!)).toBeLessThan(0.02);
    expect(samples(recipe, RATE)).toEqual(made);
  });
});
