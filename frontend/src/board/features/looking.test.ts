import { expect, it, vi } from "vitest";
import type { Look } from "./look.svelte.ts";
import { Looking } from "./looking.svelte.ts";

const placed = (x: number) => ({ tile: "T", x, y: 0, rotation: 0 });
const figure = (x: number, feature?: string) => ({
  seat: 0,
  piece: "meeple",
  x,
  y: 0,
  ...(feature ? { feature } : {}),
});

function looking(pieces: object[]) {
  const at = vi.fn();
  const view = { tiles: [placed(0), placed(1), placed(2)], pieces };
  const scene = () => ({ art: { tiles: {} }, view, number: 7 }) as never;
  const found = new Looking(scene, { at } as unknown as Look, vi.fn());
  found.start();
  at.mockClear();
  return { found, at };
}

it("goes from figure to figure and shows what each holds", () => {
  const { found, at } = looking([figure(0, "road@N"), figure(1), figure(2, "city@S")]);
  expect(found.pressed("n")).toBe(true);
  expect(at).toHaveBeenLastCalledWith({ x: 0, y: 0, feature: "road@N" }, 7);
  expect(found.tile).toEqual(placed(0));
  found.pressed("n");
  expect(at).toHaveBeenLastCalledWith({ x: 2, y: 0, feature: "city@S" }, 7);
  found.pressed("N");
  expect(at).toHaveBeenLastCalledWith({ x: 0, y: 0, feature: "road@N" }, 7);
});

it("stays where it is without figures", () => {
  const { found, at } = looking([]);
  expect(found.pressed("n")).toBe(true);
  expect(at).not.toHaveBeenCalled();
});
