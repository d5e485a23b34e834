import { describe, expect, it } from "vitest";
import type { Art } from "../art/art.ts";
import { extent, laid, lies, neighbour, segmentOf, standingPoint, turned, unturned } from "./geometry.ts";

const art: Art = {
  tiles: {
    "T/1": {
      symbol: "t-1",
      segments: [
        { kind: "city", spots: ["N"], at: { x: 50, y: 15 }, path: "" },
        { kind: "road", spots: ["E", "S"], at: { x: 70, y: 70 }, path: "" },
        { kind: "field", spots: ["EL", "SR", "WL", "WR"], at: { x: 20, y: 60 }, path: "" },
        { kind: "road", spots: [], at: { x: 40, y: 40 }, path: "" },
        { kind: "monastery", spots: [], at: { x: 50, y: 50 }, path: "" },
      ],
    },
  },
};
const on = (rotation: number) => ({ tile: "T/1", x: 2, y: -1, rotation });

describe("turning", () => {
  it("is clockwise: what is drawn north lies east after 90 degrees", () => {
    expect(turned({ x: 50, y: 0 }, 90)).toEqual({ x: 100, y: 50 });
    expect(turned({ x: 10, y: 20 }, 180)).toEqual({ x: 90, y: 80 });
    expect(turned({ x: 50, y: 0 }, 270)).toEqual({ x: 0, y: 50 });
    expect(unturned("E", 90)).toBe("N");
    expect(unturned("WL", 270)).toBe("NL");
    expect(unturned("NR", 180)).toBe("SR");
  });

  it("agrees with the transform of a laid tile", () => {
    expect(laid(2, -1, 0)).toBe("translate(200 -100)");
    expect(laid(0, 3, 270)).toBe("translate(0 300) rotate(270 50 50)");
  });
});

describe("corners", () => {
  it("are points where four tiles meet, the same from each of them", () => {
    const tiles = new Map([["2,-1", on(90)]]);
    const at = (x: number, y: number, corner: string) =>
      standingPoint(art, tiles, { x, y, feature: "field@NL", corner });
    expect(at(2, -1, "NW")).toEqual({ x: 200, y: -100 });
    for (const [x, y, corner] of [
      [1, -1, "NE"],
      [2, -2, "SW"],
      [1, -2, "SE"],
    ] as const)
      expect(at(x, y, corner)).toEqual({ x: 200, y: -100 });
  });

  it("carry barns that stand, as pigs do; farmers lie", () => {
    expect(["meeple", "big", "pig", "barn"].map((piece) => lies(piece, "field@NL"))).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(lies("meeple", "road@N")).toBe(false);
  });
});

describe("feature references", () => {
  it("find a segment by its spot on the board, by its index, or by its kind", () => {
    expect(segmentOf(art, on(0), "city@N")?.kind).toBe("city");
    expect(segmentOf(art, on(90), "city@E")?.kind).toBe("city");
    expect(segmentOf(art, on(90), "road@W")?.at).toEqual({ x: 70, y: 70 });
    expect(segmentOf(art, on(0), "road@N")).toBeUndefined();
    expect(segmentOf(art, on(180), "field@EL")?.kind).toBe("field");
    expect(segmentOf(art, on(90), "road#3")?.at).toEqual({ x: 40, y: 40 });
    expect(segmentOf(art, on(90), "monastery")?.kind).toBe("monastery");
    expect(segmentOf(art, on(90), "castle@E")?.kind).toBe("city");
  });

  it("lead to the point where a figure stands", () => {
    const tiles = new Map([["2,-1", on(90)]]);
    expect(standingPoint(art, tiles, { x: 2, y: -1, feature: "city@E" })).toEqual({ x: 285, y: -50 });
    expect(standingPoint(art, tiles, { x: 2, y: -1, feature: "bridge@W" })).toEqual({ x: 225, y: -50 });
  });
});

describe("the board's extent", () => {
  it("holds every cell and a margin", () => {
    expect(
      extent(
        [
          { x: -1, y: 0 },
          { x: 2, y: 3 },
        ],
        1,
      ),
    ).toEqual({ x: -200, y: -100, width: 600, height: 600 });
    expect(extent([], 0)).toEqual({ x: 0, y: 0, width: 100, height: 100 });
  });
});

describe("moving over cells", () => {
  it("goes to the nearest in the direction, straight ahead first", () => {
    const cells = [
      { x: 0, y: 0 },
      { x: 3, y: 0 },
      { x: 1, y: 2 },
      { x: 0, y: -1 },
    ];
    expect(neighbour(cells, cells[0]!, 1, 0)).toEqual({ x: 3, y: 0 });
    expect(neighbour(cells, cells[0]!, 0, 1)).toEqual({ x: 1, y: 2 });
    expect(neighbour(cells, cells[0]!, 0, -1)).toEqual({ x: 0, y: -1 });
    expect(neighbour(cells, cells[3]!, 0, -1)).toBeUndefined();
  });
});
