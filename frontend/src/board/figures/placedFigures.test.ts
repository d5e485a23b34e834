import { expect, it } from "vitest";
import type { Art } from "../../art/art.ts";
import { heldAt, placedFigures } from "./placedFigures.ts";

const art: Art = {
  tiles: {
    both: {
      symbol: "b",
      segments: [
        { kind: "road", spots: ["N"], at: { x: 50, y: 30 }, path: "" },
        { kind: "city", spots: ["S"], at: { x: 50, y: 80 }, path: "" },
      ],
    },
  },
};
const tiles = new Map([["0,0", { tile: "both", x: 0, y: 0, rotation: 0 }]]);
const figure = (feature: string, seat = 0) => ({ seat, piece: "meeple", x: 0, y: 0, feature });

it("finds the feature that the figure under a point holds, not what lies beneath the figure", () => {
  const pieces = [figure("road@N"), figure("city@S")];
  expect(heldAt(art, tiles, pieces, 1, { x: 50, y: 42 })).toEqual({ x: 0, y: 0, feature: "road@N" });
  expect(heldAt(art, tiles, pieces, 1, { x: 52, y: 70 })).toEqual({ x: 0, y: 0, feature: "city@S" });
  expect(heldAt(art, tiles, pieces, 1, { x: 5, y: 5 })).toBeNull();
});

it("finds figures that stand beside others on their spot, and none that hold nothing", () => {
  const pieces = [figure("road@N"), figure("road@N", 1)];
  const [first, second] = placedFigures(art, tiles, pieces, 1);
  expect(second!.x).toBeGreaterThan(first!.x);
  expect(heldAt(art, tiles, pieces, 1, second!)).toEqual({ x: 0, y: 0, feature: "road@N" });
  const bare = [{ seat: 0, piece: "meeple", x: 0, y: 0 }];
  const at = placedFigures(art, tiles, bare as never, 1)[0]!;
  expect(heldAt(art, tiles, bare as never, 1, at)).toBeNull();
});
