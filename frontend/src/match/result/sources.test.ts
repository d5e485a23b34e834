import { describe, expect, it } from "vitest";
import { coloured, sourceColour, sourceInk } from "./sources.ts";

/** Two colours of a legend are further apart than this, in red, green and blue (0 to 255). */
const APART = 32;

const channels = (colour: string): number[] => {
  const digits =
    colour.length === 4 ? [...colour.slice(1)].map((digit) => digit + digit) : colour.match(/[0-9a-f]{2}/g);
  return (digits ?? []).map((pair) => parseInt(pair, 16));
};
const distance = (a: string, b: string) => Math.hypot(...channels(a).map((value, n) => value - channels(b)[n]!));
const luminance = (colour: string) => {
  const [red, green, blue] = channels(colour).map((value) =>
    value / 255 <= 0.03928 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
};
const contrast = (a: string, b: string) => {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light! + 0.05) / (dark! + 0.05);
};

describe("the colours of the sources of points", () => {
  const sources = [...coloured(), "something of an expansion to come"];

  it("are there for the base game and for the expansions", () => {
    expect(sources).toEqual(
      expect.arrayContaining(["city", "road", "monastery", "field", "garden", "auction", "barn"]),
    );
    expect(new Set(sources).size).toBe(sources.length);
  });
  it.each(sources)("has %s unlike all others", (source) => {
    for (const other of sources.filter((one) => one !== source)) {
      expect(distance(sourceColour(source), sourceColour(other)), other).toBeGreaterThan(APART);
    }
  });
  it.each(sources)("has words on %s that can be read", (source) => {
    expect(contrast(sourceColour(source), sourceInk(source))).toBeGreaterThanOrEqual(4.5);
  });
});
