import { describe, expect, it } from "vitest";
import { Placing } from "./placing.svelte.ts";
import { cellsOf, nearest } from "./cells.ts";

const place = (x: number, y: number, rotation: number, more = {}) => ({
  seat: 0,
  type: "place_tile",
  x,
  y,
  rotation,
  ...more,
});
const OFFER = [place(1, 0, 0), place(1, 0, 270), place(0, -1, 90), place(0, -1, 90, { needs: "bridge" })];

describe("the offered cells", () => {
  it("list each cell once, with its rotations, north to south", () => {
    expect(cellsOf(OFFER).map((c) => [c.x, c.y, c.rotations])).toEqual([
      [0, -1, [90]],
      [1, 0, [0, 270]],
    ]);
  });

  it("prefer the placement that needs nothing", () => {
    for (const offer of [OFFER, [...OFFER].reverse()])
      expect(cellsOf(offer)[0]!.actions.get(90)).not.toHaveProperty("needs");
  });
});

describe("turning", () => {
  it("skips rotations that are not offered", () => {
    expect(nearest([0, 270], 90)).toBe(270);
    expect(nearest([0, 270], 180, -1)).toBe(0);
  });

  it("goes round among the rotations of the chosen cell only", () => {
    const placing = new Placing();
    placing.offer(OFFER);
    placing.choose(placing.cells[1]!);
    const seen = [placing.rotation];
    for (let i = 0; i < 3; i++) {
      placing.turn(1);
      seen.push(placing.rotation);
    }
    expect(seen).toEqual([0, 270, 0, 270]);
    placing.turn(-1);
    expect(placing.rotation).toBe(0);
    expect(placing.action).toEqual(place(1, 0, 0));
  });

  it("never leads to an action that was not offered", () => {
    const placing = new Placing();
    placing.offer(OFFER);
    for (const cell of placing.cells) {
      placing.choose(cell);
      for (let i = 0; i < 8; i++) {
        placing.turn(i % 3 ? 1 : -1);
        expect(OFFER).toContainEqual(placing.action);
      }
    }
  });
});

describe("a new offer", () => {
  it("takes the tile back to the hand unless the cell is offered again", () => {
    const placing = new Placing();
    placing.offer(OFFER);
    placing.choose(placing.cells[1]!);
    placing.offer([place(1, 0, 270)]);
    expect(placing.action).toEqual(place(1, 0, 270));
    placing.offer([place(5, 5, 0)]);
    expect(placing.chosen).toBeNull();
    expect(placing.action).toBeNull();
  });
});
