import { expect, it } from "vitest";
import type { Claim } from "../../board/features/claimLines.ts";
import type { FeatureShape } from "../../protocol/features.ts";
import { heldOpen } from "./heldOpen.ts";

const spot = (x: number) => ({ x, y: 0, feature: "city@N" });
const claim = (x: number, more: Partial<Claim> = {}): Claim => ({
  kind: "city",
  spots: [spot(x)],
  holders: [0],
  scored: false,
  complete: false,
  ...more,
});
const fetch = (at: { x: number }) => Promise.resolve({ home: spot(at.x), spots: [spot(at.x)] } as FeatureShape);

it("asks for what is held and open, the largest first, and for nothing complete or scored", async () => {
  const claims = [
    claim(1),
    claim(2, { complete: true }),
    claim(3, { scored: true }),
    claim(4, { spots: [spot(4), spot(5)] }),
  ];
  const found = await heldOpen(7, () => Promise.resolve(claims), fetch);
  expect(found.map(({ home }) => home.x)).toEqual([4, 1]);
});

it("finds nothing where the server sends no claims", async () => {
  expect(await heldOpen(7, () => Promise.resolve(null), fetch)).toEqual([]);
});
