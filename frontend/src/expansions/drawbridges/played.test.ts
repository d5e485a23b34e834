import { expect, it } from "vitest";
import type { View } from "../../protocol/types.ts";
import { played } from "./played.ts";

const gates = (...up: boolean[]): View => ({
  seats: [],
  tiles: [],
  drawbridges: up.map((is, x) => ({ x, y: 0, feature: "road@E", city: "city@W", up: is })),
});
const action = { seat: 0, type: "end_turn" };

it("plays each drawbridge that goes up, with one rattle for all", () => {
  const moved = played({ action, before: gates(false, false, true), after: gates(true, true, true) });
  expect(moved.map(({ selector }) => selector)).toEqual([
    '[data-drawbridge="0,0"] .leaf',
    '[data-drawbridge="1,0"] .leaf',
  ]);
  expect(moved.map(({ sound }) => sound !== undefined)).toEqual([true, false]);
  // It folds, and at the end it is as it is drawn.
  expect(moved[0]?.frames?.[0]).toMatchObject({ scale: "1 0.2" });
  expect(moved[0]?.frames?.at(-1)).toMatchObject({ scale: "1 1", translate: "0px 0px", opacity: 1 });
});

it("rattles without a leaf to fold where one goes down, and not where a tile with one was laid", () => {
  expect(played({ action, before: gates(true), after: gates(false) })).toEqual([{ sound: expect.any(Object) }]);
  expect(played({ action, before: gates(), after: gates(false) })).toEqual([]);
});
