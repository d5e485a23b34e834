import { describe, expect, it } from "vitest";
import type { Action } from "../../protocol/types.ts";
import { CellFocus } from "./cellFocus.svelte.ts";
import { Placing } from "./placing.svelte.ts";

const place = (x: number, y: number): Action => ({ seat: 0, type: "place_tile", x, y, rotation: 0 });

function offered() {
  const placing = new Placing();
  placing.offer([place(0, 0), place(1, 0), place(0, 2)]);
  return { placing, focus: new CellFocus(() => placing), cells: placing.cells };
}

describe("the focus among cells", () => {
  it("begins at the first cell, and follows the chosen one", () => {
    const { placing, focus, cells } = offered();
    expect(focus.stop).toBe(cells[0]);
    expect(focus.ghost).toBeNull();
    placing.choose(cells[2]!);
    expect([focus.stop, focus.ghost]).toEqual([cells[2], cells[2]]);
  });

  it("shows the tile where the pointer is", () => {
    const { placing, focus, cells } = offered();
    placing.choose(cells[2]!);
    focus.hovered = cells[1]!;
    expect(focus.ghost).toBe(cells[1]);
    focus.leave(cells[0]!);
    expect(focus.hovered).toBe(cells[1]);
    focus.leave(cells[1]!);
    expect(focus.ghost).toBe(cells[2]);
  });

  it("forgets a cell that is not offered any more", () => {
    const { placing, focus, cells } = offered();
    focus.focused = cells[2]!;
    placing.offer([place(0, 0)]);
    expect(focus.stop).toEqual(placing.cells[0]);
  });

  it("moves by keys", () => {
    const { focus, cells } = offered();
    expect(focus.towards("ArrowRight", cells[0]!)).toBe(cells[1]);
    expect(focus.towards("End", cells[0]!)).toBe(cells[2]);
    expect(focus.towards("Home", cells[2]!)).toBe(cells[0]);
    expect(focus.towards("ArrowLeft", cells[0]!)).toBeUndefined();
    expect(focus.towards("x", cells[0]!)).toBeNull();
  });

  it("forgets the pointer when the cells go, so that the same cell comes back without the tile", () => {
    const { focus, cells } = offered();
    focus.hovered = cells[1]!;
    focus.focused = cells[1]!;
    expect(focus.ghost).toBe(cells[1]);
    focus.forget();
    expect(focus.ghost).toBeNull();
  });

  it("offers nothing while no tile is in hand", () => {
    const focus = new CellFocus(() => undefined);
    expect([focus.stop, focus.ghost, focus.towards("ArrowLeft", offered().cells[0]!)]).toEqual([null, null, undefined]);
  });
});
