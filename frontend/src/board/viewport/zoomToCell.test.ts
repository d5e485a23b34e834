import { describe, expect, it } from "vitest";
import { extent, UNIT } from "../geometry.ts";
import { ZoomToCell } from "./zoomToCell.ts";
import type { Viewport } from "./viewport.ts";

/** A picture at a scale, which notes what it was fitted to: cells, or `null` for the whole board. */
function picture(k: number) {
  const fits: unknown[] = [];
  const revealed: unknown[] = [];
  const viewport = {
    transform: { k },
    moved: false,
    reveal: (box: unknown) => revealed.push(box),
  } as unknown as Viewport;
  const zoomToCell: ZoomToCell = new ZoomToCell(
    () => viewport,
    () => fits.push(zoomToCell.cells),
  );
  let near = 0;
  zoomToCell.onnear = () => (near += 1);
  return { zoomToCell, fits, revealed, near: () => near };
}

describe("a cell that is tapped", () => {
  it("is brought near with its neighbours where it is smaller than a finger, and only there", () => {
    const small = picture(14 / UNIT);
    expect(small.zoomToCell.approach({ x: 3, y: -2 }, [], 9)).toBe(true);
    expect(extent(small.fits[0] as { x: number; y: number }[], 0)).toEqual(
      extent(
        [
          { x: 2, y: -3 },
          { x: 4, y: -1 },
        ],
        0,
      ),
    );
    expect(small.near()).toBe(1);
    const large = picture(32 / UNIT);
    expect(large.zoomToCell.approach({ x: 3, y: -2 }, [], 9)).toBe(false);
    expect(large.fits).toEqual([]);
    expect(large.near()).toBe(0);
  });

  it("comes near without a word where it is asked for so", () => {
    const { zoomToCell, fits, near } = picture(14 / UNIT);
    expect(zoomToCell.near({ x: 3, y: -2 }, [], 9)).toBe(true);
    expect([fits.length, near()]).toEqual([1, 0]);
  });

  it("needs the room of a finger only beside others", () => {
    const cells = [
      { x: 0, y: 0 },
      { x: 1, y: 1 },
      { x: 3, y: 0 },
    ];
    const taps = (k: number) => cells.map((cell) => picture(k / UNIT).zoomToCell.approach(cell, cells, 9));
    expect(taps(44)).toEqual([false, false, false]);
    expect(taps(43)).toEqual([true, true, false]);
    expect(taps(31)).toEqual([true, true, true]);
  });

  it("is chosen by the second tap where it could come no nearer", () => {
    const { zoomToCell } = picture(0.2);
    expect(zoomToCell.approach({ x: 0, y: 0 }, [], 9)).toBe(true);
    expect(zoomToCell.approach({ x: 0, y: 0 }, [], 9)).toBe(false);
  });

  it("stays near while its tile is placed and its figure chosen", () => {
    const { zoomToCell, fits } = picture(0.2);
    zoomToCell.approach({ x: 0, y: 0 }, [], 9);
    zoomToCell.settle(true, true, 9);
    zoomToCell.settle(true, false, 10);
    expect(fits).toHaveLength(1);
    zoomToCell.settle(false, false, 10);
    expect(fits[1]).toBeNull();
  });

  it("is left for the whole board when another tile is to be placed", () => {
    const { zoomToCell, fits } = picture(0.2);
    zoomToCell.approach({ x: 0, y: 0 }, [], 9);
    zoomToCell.settle(true, true, 10);
    expect(fits[1]).toBeNull();
  });

  it("is found beside the finger, the closest first, and not from afar", () => {
    const { zoomToCell } = picture(0.2);
    const cells = [
      { x: 0, y: 0 },
      { x: 1, y: 0 },
    ];
    expect(zoomToCell.beside(cells, [110, 50])).toEqual({ x: 1, y: 0 });
    expect(zoomToCell.beside(cells, [-109, 50])).toEqual({ x: 0, y: 0 });
    expect(zoomToCell.beside(cells, [-111, 50])).toBeNull();
    expect(zoomToCell.beside([], [0, 0])).toBeNull();
  });
});

describe("cells to choose among", () => {
  it("are framed where the board is small, revealed where it is not", () => {
    const cells = [
      { x: 0, y: 0 },
      { x: 4, y: 1 },
    ];
    const small = picture(0.2);
    small.zoomToCell.frame(cells);
    expect(small.fits).toEqual([cells]);
    small.zoomToCell.frame([]);
    expect(small.fits[1]).toBeNull();
    const large = picture(0.9);
    large.zoomToCell.frame(cells);
    expect([large.fits, large.revealed]).toEqual([[], [extent(cells, 0.6)]]);
    large.zoomToCell.frame(cells, cells.slice(0, 1));
    expect([large.fits, large.revealed[1]]).toEqual([[], extent(cells.slice(0, 1), 0)]);
  });
});
