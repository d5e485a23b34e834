import { expect, it } from "vitest";
import type { View } from "../../protocol/types.ts";
import { played } from "./played.ts";

const shepherd = (...sheep: number[]) => ({ seat: 1, piece: "shepherd", x: 2, y: 0, feature: "field@NL", sheep });
const farmer = { seat: 1, piece: "meeple", x: 2, y: 0, feature: "field@NL" };
const view = (...pieces: NonNullable<View["pieces"]>): View => ({ seats: [], tiles: [], pieces });
const action = { seat: 1, type: "grow_flock" };

it("lets the sheep run up that have joined a flock, and no others", () => {
  const runs = played({ action, before: view(farmer, shepherd(1)), after: view(farmer, shepherd(1, 2)) });
  expect(runs.map(({ selector }) => selector)).toEqual([
    '[data-shepherd="2,0,1"] [data-sheep="2"],[data-shepherd="2,0,1"] [data-sheep="3"]',
  ]);
});

it("moves nothing where a flock stays as it is or goes", () => {
  expect(played({ action, before: view(shepherd(3)), after: view(shepherd(3)) })).toEqual([]);
  expect(played({ action, before: view(shepherd(3)), after: view() })).toEqual([]);
});
