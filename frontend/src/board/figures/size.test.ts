import { expect, it } from "vitest";
import { figureSize } from "./size.ts";

it("gives figures at least 22 pixels, and 24 on a board far away", () => {
  for (const tile of [20, 40, 59]) expect((figureSize(tile / 100) * tile) / 100).toBeCloseTo(24);
  for (const tile of [60, 90, 120, 300]) {
    const pixels = (figureSize(tile / 100) * tile) / 100;
    expect(pixels).toBeGreaterThanOrEqual(22 - 1e-9);
    expect(pixels).toBeGreaterThanOrEqual(0.36 * tile - 1e-9);
  }
});

it("makes figures smaller on tiny tiles, but never less than 14 pixels", () => {
  const pixels = (tile: number) => (figureSize(tile / 100) * tile) / 100;
  expect(pixels(19.99)).toBeCloseTo(24, 1);
  expect(pixels(15)).toBeCloseTo(18);
  for (const tile of [1, 5, 11]) expect(pixels(tile)).toBeCloseTo(14);
});
