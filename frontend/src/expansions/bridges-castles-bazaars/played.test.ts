import { expect, it } from "vitest";
import type { View } from "../../protocol/types.ts";
import { samples } from "../../sound/samples.ts";
import { coin, planks, played } from "./played.ts";

const view = (more: Record<string, unknown>): View => ({ seats: [], tiles: [], ...more });
const bridge = { x: 2, y: -1, axis: "ns" };

it("grows a new bridge and lets a new castle rise, and nothing that stood before", () => {
  const before = view({ bridges: [{ x: 0, y: 0, axis: "ew" }], castles: [] });
  const after = view({
    bridges: [{ x: 0, y: 0, axis: "ew" }, bridge],
    castles: [{ x: 1, y: 1, feature: "castle@N" }],
  });
  const moved = played({ action: { seat: 0, type: "build_bridge" }, before, after });
  expect(moved.map(({ selector }) => selector)).toEqual(['[data-bridge^="2,-1,"] use', '[data-castle="1,1"] use']);
  expect(moved.every(({ sound }) => sound === planks)).toBe(true);
  expect(played({ action: { seat: 0, type: "end_turn" }, before: after, after })).toEqual([]);
});

it("rings at a bid", () => {
  const still = view({});
  expect(played({ action: { seat: 0, type: "auction_bid" }, before: still, after: still })).toEqual([{ sound: coin }]);
  expect(samples(coin).some((x) => Math.abs(x) > 0.1)).toBe(true);
});
