import { describe, expect, it } from "vitest";
import type { FeatureShape } from "../../protocol/features.ts";
import type { Action } from "../../protocol/types.ts";
import { Goals } from "./goals.svelte.ts";
import { shapesAt } from "../../protocol/shapes.ts";

const shape = (kind: string, ...cells: number[]): FeatureShape => {
  const spots = cells.map((x) => ({ x, y: 0, feature: `${kind}@E` }));
  return {
    kind,
    home: spots[0]!,
    spots,
    tiles: cells.length,
    open: 1,
    complete: false,
    figures: [],
    holders: [],
    value: 2,
  };
};
const ROAD = shape("road", 1, 2, 3);
const CITY = shape("city", 2, 3);
const spot = (x: number, feature: string) => ({ x, y: 0, feature });

/** A server that counts what it is asked. */
function server() {
  const asked: string[] = [];
  const fetch = (at: { x: number; feature: string }) => {
    asked.push(`${at.x} ${at.feature}`);
    return Promise.resolve(
      [ROAD, CITY].find((one) => one.spots.some((s) => s.x === at.x && s.feature === at.feature)) ?? null,
    );
  };
  return { asked, fetch };
}

describe("the features that a figure could go to", () => {
  it("are asked for once each", async () => {
    const { asked, fetch } = server();
    const found = await shapesAt(
      [spot(1, "road@E"), spot(2, "road@E"), spot(3, "road@E"), spot(3, "city@E"), spot(2, "city@E")],
      7,
      fetch,
    );
    expect(found).toEqual([ROAD, CITY]);
    expect(asked).toEqual(["1 road@E", "2 city@E"]);
  });

  it("name the tiles that belong together; a spot without a feature from the server stands for itself", async () => {
    const { fetch } = server();
    const goals = new Goals(fetch);
    const to = (x: number, feature: string): Action => ({ seat: 0, type: "move_wagon", ...spot(x, feature) });
    expect(goals.keyOf(spot(1, "road@E"))).toBe(goals.keyOf(spot(9, "city@E")));
    await goals.of([to(1, "road@E"), to(3, "road@E"), to(9, "city@E")], 7);
    expect(goals.keyOf(spot(1, "road@E"))).toBe(goals.keyOf(spot(3, "road@E")));
    expect(goals.called(goals.keyOf(spot(3, "road@E")))).toBe(ROAD);
    expect(goals.keyOf(spot(9, "city@E"))).toBe("9,0,city@E");
    await goals.of([], 8);
    expect(goals.shapes).toEqual([]);
  });

  it("are not asked for at a place that is drawn and no feature", async () => {
    const { asked, fetch } = server();
    const goals = new Goals(fetch);
    await goals.of([{ seat: 0, type: "place_tower", ...spot(2, "tower") }], 7);
    expect([asked, goals.settledAt]).toEqual([[], 7]);
    expect(goals.keyOf(spot(2, "tower"))).toBe("2,0,tower");
  });

  it("of an earlier question never overwrite those of a later one", async () => {
    let answer: (found: FeatureShape) => void = () => {};
    const slow = new Promise<FeatureShape>((resolve) => (answer = resolve));
    const goals = new Goals(() => slow);
    const first = goals.of([{ seat: 0, type: "move_wagon", ...spot(1, "road@E") }], 7);
    await goals.of([], 8);
    answer(ROAD);
    await first;
    expect(goals.shapes).toEqual([]);
  });
});
