import { describe, expect, it } from "vitest";
import type { FeatureShape } from "../../protocol/features.ts";
import type { Scored, View } from "../../protocol/types.ts";
import { outcomeLines } from "./outcome.ts";

const view = { seats: [{ name: "Ann" }, { name: "Bob" }], tiles: [] } as unknown as View;
const shape = (kind: string, more: Partial<FeatureShape>): FeatureShape => ({
  kind,
  home: { x: 1, y: 0, feature: `${kind}@E` },
  spots: [],
  tiles: 2,
  open: 0,
  complete: false,
  figures: [],
  holders: [],
  value: 4,
  ...more,
});
const meeple = (seat: number) => ({ seat, piece: "meeple" });
const entry = (seat: number, points: number, reason: string, x = 1): Scored =>
  ({ seq: 1, seat, points, reason, x, y: 0, feature: `${reason}@E`, parts: [] }) as Scored;

describe("the outcome of a placement", () => {
  it("names what is completed with the points of those who get them", () => {
    const features = [shape("city", { complete: true, figures: [meeple(0), meeple(1)], holders: [0, 1] })];
    const lines = outcomeLines({ features, scored: [entry(0, 4, "city"), entry(1, 4, "city")] }, view);
    expect(lines).toEqual([{ seats: [0, 1], points: 4, text: "Completes: City, 2 tiles" }]);
  });

  it("says what a completed feature without followers would bring", () => {
    const [line] = outcomeLines({ features: [shape("road", { complete: true, value: 3 })], scored: [] }, view);
    expect(line).toEqual({
      seats: [],
      points: null,
      text: "Completes: Road, 2 tiles. Nobody is there: 3 points for a follower of yours",
    });
  });

  it("says how others' open features grow, and points that belong to nothing on show", () => {
    const features = [shape("road", { figures: [meeple(1)], holders: [1], open: 1, value: 2, finished: 2 })];
    const lines = outcomeLines({ features, scored: [entry(0, 9, "monastery", 5)] }, view);
    expect(lines.map(({ seats, points, text }) => [seats, points, text])).toEqual([
      [[0], 9, "a monastery"],
      [[1], null, "Road · 2 tiles · 1 open end · worth 2 points now"],
    ]);
  });

  it("says so where nothing comes of it", () => {
    const lines = outcomeLines({ features: [shape("field", {}), shape("road", { open: 2 })], scored: [] }, view);
    expect(lines.map(({ text }) => text)).toEqual(["Completes nothing yet"]);
  });
});
