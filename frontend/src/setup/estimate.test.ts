import { expect, it } from "vitest";
import type { SetupInfo } from "../api/types.ts";
import { estimatedDecisions } from "./estimate.ts";

const set = (name: string, tiles: number, usual = 1) => ({ expansion: name, name, title: name, tiles, usual, most: 9 });
const info: Pick<SetupInfo, "presets" | "sets"> = {
  sets: [set("base", 70), set("inns", 30), set("tower", 10), set("huge", 100)],
  presets: [
    { name: "all", expansions: ["inns", "tower"], decisions: { "2": 340, "3": 0 } },
    { name: "base", expansions: [], decisions: { "2": 140 } },
  ],
};
const decisions = (expansions: string[], sets: Record<string, number> = {}, size = 2) =>
  estimatedDecisions(info, { expansions, sets, size });

it("is what was counted at the presets", () => {
  expect([decisions([]), decisions(["tower", "inns"])]).toEqual([140, 340]);
});

it("goes from preset to preset by the tiles, copies included", () => {
  expect([decisions(["tower"]), decisions(["inns"])]).toEqual([190, 290]);
  expect(decisions(["tower"], { tower: 3 })).toBe(290);
});

it("goes on beyond the last and the first as these have decisions for each tile", () => {
  expect(decisions(["huge"])).toBe(Math.round((340 * 170) / 110));
  expect(decisions(["tower"], { base: 0 })).toBe(20);
});

it("is unknown for seats whose games nobody counted", () => {
  expect([decisions([], {}, 3), decisions([], {}, 6)]).toEqual([undefined, undefined]);
});
