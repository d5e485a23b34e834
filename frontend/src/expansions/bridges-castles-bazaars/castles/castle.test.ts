import { expect, it } from "vitest";
import type { View } from "../../../protocol/types.ts";
import { drawingOf } from "../bridges/site.ts";
import { borderOf, vicinityOf } from "./castle.ts";

it("the border of cells leaves out the sides that two of them share", () => {
  expect(borderOf([[0, 0]])).toBe("M0 0h100M0 100h100M0 0v100M100 0v100");
  const two = borderOf([
    [0, 0],
    [1, 0],
  ]);
  expect(two.match(/M100 0v100/g)).toBeNull();
  expect(two.match(/M/g)).toHaveLength(6);
});

it("the ground that is decided on has the colour of the seat that decides", () => {
  const decision = { kind: "castle", seat: 1, about: { x: 0, y: 0, feature: "city@N", vicinity: [[0, 0]] } };
  const view = { seats: [], tiles: [], decision } as unknown as View;
  expect(vicinityOf({ view, at: null, look: null })).toEqual({ cells: [[0, 0]], seats: [1] });
});

it("a bridge has a drawing for each way it may lie", () => {
  expect([drawingOf({ axis: "ew" }), drawingOf({ axis: "ns" })]).toEqual(["#mark-bridge", "#mark-bridge-ns"]);
});
