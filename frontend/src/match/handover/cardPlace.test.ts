import { expect, it } from "vitest";
import { placeOfCard } from "./cardPlace.ts";

const frame = { left: 100, top: 50, width: 800, height: 600 };
const card = { width: 200, height: 60 };
const box = (left: number, top: number, size = 60) => ({ left, top, width: size, height: size });

it("lies in the middle above, where nothing is there", () => {
  const { left, top } = placeOfCard(frame, card, [], []);
  expect(left).toBe(400);
  expect(top).toBeLessThan(120);
});

it("goes to where it hides nothing", () => {
  const row = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((nth) => box(100 + 60 * nth, 60));
  expect(placeOfCard(frame, card, row, []).top).toBe(650 - 16 - 60);
});

it("hides tiles rather than a place that can be chosen", () => {
  const everywhere = [box(100, 50, 800)];
  const above = [box(450, 90)];
  expect(placeOfCard(frame, card, everywhere, above)).toEqual(placeOfCard(frame, card, [], above));
  expect(placeOfCard(frame, card, everywhere, above).left).not.toBe(400);
});

it("stays in a frame that is too small for it", () => {
  const small = { left: 0, top: 0, width: 150, height: 50 };
  expect(placeOfCard(small, card, [], [])).toEqual({ left: 16, top: 16 });
});
