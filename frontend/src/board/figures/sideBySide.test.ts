import { expect, it } from "vitest";
import { apart, countedByName } from "./sideBySide.ts";

it("counts the entries of each name", () => {
  const counted = countedByName(["road", "city", "road", "road"], (name) => name);
  expect(counted.map(({ nth }) => nth)).toEqual([0, 0, 1, 2]);
});

it("moves points apart that lie close, and leaves those with room", () => {
  const [monk, farmer, far] = apart(
    [
      { x: 69, y: 69 },
      { x: 86, y: 69 },
      { x: 20, y: 20 },
    ],
    24,
  );
  expect(farmer!.x - monk!.x).toBeCloseTo(24);
  expect([monk!.y, farmer!.y]).toEqual([69, 69]);
  expect(far).toEqual({ x: 20, y: 20 });
});

it("puts several on one point side by side", () => {
  const at = apart(
    [0, 1, 2].map(() => ({ x: 50, y: 50 })),
    24,
  );
  const gaps = at.flatMap((one, nth) => at.slice(nth + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y)));
  expect(Math.min(...gaps)).toBeGreaterThan(23);
});
