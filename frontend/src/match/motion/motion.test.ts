import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { View } from "../../protocol/types.ts";
import { BOTS } from "../../sound/player.ts";
import { Motion, still, STILL_MS } from "./motion.svelte.ts";
import { arc, arcTo, dropping, landing, lighting, rising, standing } from "./flight.ts";
import { outward } from "./outward.ts";
import type { Change } from "./plan.ts";

const tile = (x: number) => ({ tile: "A", x, y: 0, rotation: 0 });
const view = (count: number): View => ({ seats: [], tiles: Array.from({ length: count }, (_, x) => tile(x)) });
const laying: Change = {
  event: { number: 1, seat: 1, action: { seat: 1, type: "place_tile", x: 1, y: 0 }, at: "", change: {}, hash: "" },
  before: view(1),
  after: view(2),
};
const everybodyMoves = (still: boolean) => vi.stubGlobal("matchMedia", () => ({ matches: still }));

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("shows a step while it lasts, and sounds bots at half volume", () => {
  everybodyMoves(false);
  const motion = new Motion();
  const sounded = vi.spyOn(motion, "sound").mockImplementation(() => undefined);
  motion.play([laying], { mine: 0, isBot: (seat) => seat === 1 });
  expect(motion.steps.map((step) => step.kind)).toEqual(["drop"]);
  expect(sounded).toHaveBeenCalledWith("tile-place", { at: 0, loud: BOTS });
  vi.runAllTimers();
  expect(motion.steps).toEqual([]);
  motion.play([laying], { mine: 1, isBot: () => true });
  expect(sounded).toHaveBeenLastCalledWith("tile-place", expect.objectContaining({ loud: 1 }));
  motion.clear();
  expect(motion.steps).toEqual([]);
});

it("moves nothing where a person wants no motion, and still says where points were won", () => {
  everybodyMoves(true);
  const motion = new Motion();
  const sounded = vi.spyOn(motion, "sound").mockImplementation(() => undefined);
  motion.play([laying], { mine: 0, isBot: () => false });
  expect(motion.steps).toEqual([]);
  expect(sounded).toHaveBeenCalledOnce();
  const gain = { kind: "gain", at: 700, ms: 900, seat: 0, spot: { x: 0, y: 0 }, points: 3, nth: 0 } as const;
  expect(still(gain)).toMatchObject({ at: 0, ms: STILL_MS, points: 3 });
});

it("changes nothing but place, turn, size and opacity", () => {
  const all = [arc, (to: { x: number; y: number }, apex: number) => arcTo(to, apex, 0.85)].flatMap((make) =>
    make({ x: 90, y: -40 }, 60),
  );
  const frames = [...all, ...dropping(true), ...dropping(false), ...landing, ...lighting, ...rising(40), ...standing];
  const names = new Set(frames.flatMap((frame) => Object.keys(frame)));
  expect([...names].sort()).toEqual(["offset", "opacity", "rotate", "scale", "translate"]);
});

it("ends each arc where the thing is drawn, at its apex half way", () => {
  const way = arc({ x: 100, y: 0 }, 60);
  expect(way[0]).toMatchObject({ translate: "100px 0px" });
  expect(way[6]).toMatchObject({ translate: "50px -60px" });
  expect(way.at(-1)!["translate"]).toMatch(/^-?0px -?0px$/);
});

it("lights a feature tile by tile outward, never longer than 400 ms", () => {
  const spots = Array.from({ length: 12 }, (_, x) => ({ x, y: 0, feature: "road@E" }));
  const parts = outward(spots, { x: 0, y: 0 });
  expect(parts.map((part) => part.delay)[0]).toBe(0);
  expect(Math.max(...parts.map((part) => part.delay))).toBe(400);
  expect(outward(spots.slice(0, 3), { x: 1, y: 0 }).map((part) => part.delay)).toEqual([70, 0, 70]);
});
