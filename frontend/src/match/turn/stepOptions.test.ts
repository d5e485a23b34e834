import { describe, expect, it } from "vitest";
import type { FeatureShape } from "../../protocol/features.ts";
import { choiceSteps } from "./choiceSteps.ts";
import type { Action } from "../../protocol/types.ts";
import { optionsOf } from "./stepOptions.ts";

const itself = (spot: { x: number; y: number; feature?: string }) => `${spot.x},${spot.y},${spot.feature}`;
const at = (x: number, feature: string) => ({ x, y: 0, feature });

describe("the groups of a step", () => {
  it("name figures, and say that the wanderer comes in addition to this turn’s figure", () => {
    const actions = ["meeple", "mayor", "wanderer"].map((piece): Action => ({
      seat: 0,
      type: "deploy",
      piece,
      ...at(1, "road@N"),
    }));
    const options = optionsOf(choiceSteps("act", actions, {}, itself).levels[0]!, () => undefined);
    expect(options.map(({ label, piece, more }) => [label, piece, more])).toEqual([
      ["Follower", "meeple", undefined],
      ["Mayor", "mayor", undefined],
      ["Wanderer", "wanderer", "in addition to this turn’s figure"],
    ]);
  });

  it("name followers by where they stand, and goals by what they are, how large, and who is there", () => {
    const cross = (from: number, to: number): Action => ({
      seat: 0,
      type: "cross_drawbridge",
      piece: "meeple",
      from: at(from, "road@E"),
      to: at(to, "city@W"),
    });
    const city: FeatureShape = {
      kind: "city",
      home: at(2, "city@W"),
      spots: [at(2, "city@W")],
      tiles: 5,
      open: 1,
      complete: false,
      holders: [1],
      value: 10,
      figures: [
        { seat: 1, piece: "big" },
        { seat: 2, piece: "meeple" },
      ],
    };
    const [figures, goals] = choiceSteps("drawbridge", [cross(1, 2), cross(-3, 2)], {}, itself).levels;
    expect(optionsOf(figures!, () => undefined).map((option) => option.label)).toEqual([
      "Follower, 1 east",
      "Follower, 3 west",
    ]);
    expect(optionsOf(goals!, () => city)).toEqual([
      { key: "2,0,city@W", label: "City", seats: [1, 2], more: "5 tiles" },
    ]);
    expect(optionsOf(goals!, () => undefined)[0]).toMatchObject({ label: "City", seats: [], more: "2 east" });
  });

  it("distinguish goals with equal words: by their place, on one tile by their side of it", () => {
    const go = (x: number, feature: string): Action => ({ seat: 0, type: "move_wagon", to: at(x, feature) });
    const shapeOf = (key: string): FeatureShape => ({
      kind: key.includes("city") ? "city" : "road",
      home: at(0, ""),
      spots: [],
      tiles: 1,
      open: 1,
      complete: false,
      holders: [],
      value: 1,
      figures: [],
    });
    const [goals] = choiceSteps(
      "wagon",
      [go(1, "road@N"), go(2, "road@N"), go(3, "city@N"), go(3, "city@S"), go(4, "monastery")],
      {},
      itself,
    ).levels;
    const whole = (key: string) => ({
      ...shapeOf(key),
      kind: key.includes("monastery") ? "monastery" : shapeOf(key).kind,
    });
    expect(optionsOf(goals!, whole).map(({ label, more }) => `${label}: ${more}`)).toEqual([
      "Road: 1 tile · 1 east",
      "Road: 1 tile · 2 east",
      "City: 1 tile · north",
      "City: 1 tile · south",
      "Monastery: 1 tile",
    ]);
  });
});
