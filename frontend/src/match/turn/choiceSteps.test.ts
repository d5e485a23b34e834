import { describe, expect, it } from "vitest";
import type { Action } from "../../protocol/types.ts";
import { choiceSteps, nextWish, wishFor } from "./choiceSteps.ts";

const deploy = (piece: string, feature: string, more = {}): Action => ({
  seat: 0,
  type: "deploy",
  piece,
  x: 1,
  y: 0,
  feature,
  ...more,
});
const END: Action = { seat: 0, type: "end_turn" };
const itself = (spot: { x: number; y: number; feature?: string }) => `${spot.x},${spot.y},${spot.feature}`;

/** Everything on: five kinds of figures and the wanderer on one tile. */
const CROWD = [
  deploy("barn", "field@NL", { corner: "NW" }),
  deploy("builder", "road@N"),
  deploy("meeple", "road@N"),
  deploy("meeple", "city@E"),
  deploy("mayor", "city@E"),
  deploy("pig", "field@NL"),
  { ...deploy("wanderer", "road@S"), type: "move" },
  { seat: 0, type: "recall", piece: "abbot", x: 5, y: 5, feature: "garden" },
  END,
];

describe("choosing a figure first", () => {
  it("is asked only where there are many", () => {
    const few = [deploy("meeple", "road@N"), deploy("abbot", "monastery"), END];
    expect(choiceSteps("act", few, {}, itself)).toEqual({ levels: [], open: [], hidden: [], rest: few });
  });

  it("lists the figures in one order, the follower first, and shows where that one goes", () => {
    const { levels, open, rest } = choiceSteps("act", CROWD, {}, itself);
    expect(levels[0]?.groups.map((group) => group.key)).toEqual([
      "meeple",
      "mayor",
      "builder",
      "pig",
      "barn",
      "wanderer",
    ]);
    expect(open).toEqual([CROWD[2], CROWD[3]]);
    expect(rest).toEqual([CROWD[7], END]);
  });

  it("hints at places that only another figure has, each once", () => {
    const { hidden } = choiceSteps("act", CROWD, {}, itself);
    expect(hidden).toEqual([CROWD[0], CROWD[5], CROWD[6]]);
    expect(choiceSteps("act", CROWD, { piece: "builder" }, itself).hidden).toEqual([
      CROWD[0],
      CROWD[3],
      CROWD[5],
      CROWD[6],
    ]);
  });

  it("leaves no action out: every one is on show with some wish", () => {
    for (const action of CROWD) {
      const { open, rest } = choiceSteps("act", CROWD, wishFor("act", CROWD, action, itself), itself);
      expect([...open, ...rest]).toContain(action);
    }
  });

  it("goes from figure to figure, round and round", () => {
    let wish = {};
    const seen: (string | undefined)[] = [];
    for (let i = 0; i < 7; i++) {
      const { levels } = choiceSteps("act", CROWD, wish, itself);
      seen.push(levels[0]?.chosen);
      wish = { ...wish, ...nextWish(levels, 1) };
    }
    expect(seen).toEqual(["meeple", "mayor", "builder", "pig", "barn", "wanderer", "meeple"]);
    expect(nextWish(choiceSteps("act", CROWD, {}, itself).levels, -1)).toEqual({ piece: "wanderer" });
  });

  it("falls back to the first where the wish is not offered any more", () => {
    expect(choiceSteps("act", CROWD, { piece: "big" }, itself).levels[0]?.chosen).toBe("meeple");
  });
});

describe("a wagon's goals", () => {
  const to = (x: number, feature: string): Action => ({ seat: 0, type: "move_wagon", x, y: 0, feature });
  const pass: Action = { seat: 0, type: "pass" };
  const offer = [to(1, "road@E"), to(2, "road@W"), to(3, "city@N"), pass];
  const roads = (spot: { feature?: string }) => (spot.feature?.startsWith("road") ? "the road" : "the city");

  it("are the features, each with its tiles", () => {
    const { levels, open, hidden, rest } = choiceSteps("wagon", offer, {}, roads);
    expect(levels[0]?.groups.map((group) => [group.key, group.actions.length])).toEqual([
      ["the road", 2],
      ["the city", 1],
    ]);
    expect([open, hidden, rest]).toEqual([[offer[0], offer[1]], [offer[2]], [pass]]);
    expect(choiceSteps("wagon", offer, { goal: "the city" }, roads).open).toEqual([offer[2]]);
  });
});

describe("crossing a drawbridge", () => {
  const cross = (from: number, piece: string, to: number): Action => ({
    seat: 0,
    type: "cross_drawbridge",
    piece,
    from: { x: from, y: 0, feature: "road@E" },
    to: { x: to, y: 1, feature: "city@N" },
  });
  const offer = [cross(1, "meeple", 1), cross(1, "meeple", 2), cross(4, "wagon", 1), cross(4, "wagon", 2)];
  const cities = (spot: { x: number }) => (spot.x < 2 ? "old" : "new");

  it("asks for the follower, then for the city", () => {
    const { levels, open, hidden } = choiceSteps("drawbridge", offer, {}, cities);
    expect(levels.map((level) => [level.by, level.groups.length])).toEqual([
      ["figure", 2],
      ["goal", 2],
    ]);
    expect(open).toEqual([offer[0]]);
    expect(hidden).toEqual([offer[1]]);
  });

  it("reaches every follower and every city", () => {
    for (const action of offer)
      expect(choiceSteps("drawbridge", offer, wishFor("drawbridge", offer, action, cities), cities).open).toEqual([
        action,
      ]);
  });
});
