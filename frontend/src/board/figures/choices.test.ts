import { describe, expect, it } from "vitest";
import type { Action, View } from "../../protocol/types.ts";
import { cellsOf, departure, onBoard, ownerOf, pieceOf, placeName, placeOf, sets } from "./choices.ts";

const spot = { x: 1, y: 2, feature: "road@N" };
const cross: Action = {
  seat: 0,
  type: "cross_drawbridge",
  piece: "big",
  from: { x: 0, y: 2, feature: "road@E" },
  to: spot,
};
const wagon: Action = { seat: 0, type: "move_wagon", ...spot };
const barn: Action = { seat: 0, type: "deploy", piece: "barn", x: 1, y: 2, feature: "field@NL", corner: "NW" };
const walk: Action = { seat: 0, type: "move", piece: "wanderer", ...spot };

describe("where an action is chosen on the board", () => {
  it("is where its figure would stand", () => {
    expect(placeOf(cross)).toEqual(spot);
    expect(placeOf(wagon)).toEqual(spot);
    expect(placeOf(barn)).toEqual({ x: 1, y: 2, feature: "field@NL", corner: "NW" });
    expect(placeName(placeOf(barn)!)).not.toBe(placeName({ ...placeOf(barn)!, corner: "SE" }));
  });

  it("is nowhere for what names no spot", () => {
    for (const type of ["pass", "end_turn", "draw_tile"]) expect(onBoard({ seat: 0, type })).toBe(false);
    expect(onBoard({ seat: 0, type: "place_abbey", x: 1, y: 1 })).toBe(false);
  });
});

describe("the figure of an action", () => {
  it("is named by the action, or by its type", () => {
    expect([cross, wagon, barn, { seat: 0, type: "place_office", ...spot }].map(pieceOf)).toEqual([
      "big",
      "wagon",
      "barn",
      "office",
    ]);
    expect(sets({ seat: 0, type: "choose_feature", ...spot })).toBe(false);
    expect(sets(wagon)).toBe(true);
  });

  it("comes from where it stands: at the drawbridge, in the scored feature, on its old roads; or from the supply", () => {
    const about = { x: 5, y: 5, feature: "city@N" };
    const stands = { x: 9, y: 9, feature: "road@E" };
    const view: View = {
      seats: [],
      tiles: [],
      decision: { seat: 0, kind: "wagon", about },
      pieces: [
        { seat: 1, piece: "wanderer", x: 0, y: 0, feature: "road@N" },
        { seat: 0, piece: "wanderer", ...stands },
      ],
    };
    expect(departure(cross, view)).toEqual({ x: 0, y: 2, feature: "road@E" });
    expect(departure(wagon, view)).toEqual(about);
    expect(departure(walk, view)).toMatchObject(stands);
    expect(departure(barn, view)).toBeNull();
  });
});

it("shows a figure in the colour of its player, who need not be the one who chooses", () => {
  expect(ownerOf({ seat: 0, type: "capture", piece: "mayor", owner: 5, x: 1, y: 2, feature: "city" }, 0)).toBe(5);
  expect(ownerOf({ seat: 2, type: "deploy", piece: "meeple", x: 1, y: 2, feature: "city" }, 2)).toBe(2);
  expect(ownerOf({ seat: 2, type: "deploy", piece: "meeple" }, null)).toBe(0);
});

it("names its goals, each tile once", () => {
  const step: Action = { seat: 0, type: "move_dragon", x: 0, y: -1 };
  expect(cellsOf([cross, wagon, walk, step, { seat: 0, type: "pass" }])).toEqual([
    { x: 1, y: 2 },
    { x: 0, y: -1 },
  ]);
});
