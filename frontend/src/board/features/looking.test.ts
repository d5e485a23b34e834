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
  const visited = { tile: vi.fn(), free: vi.fn() };
  const found = new Looking(scene, { at } as unknown as Look, visited);
  found.start();
  at.mockClear();
  return { found, at, visited };
}

it("goes from figure to figure and shows what each holds", () => {
  const { found, at } = looking([figure(0, "road@N"), figure(1), figure(2, "city@S")]);
  expect(found.pressed("n")).toBe(true);
  expect(at).toHaveBeenLastCalledWith({ x: 0, y: 0, feature: "road@N" }, 7);
  expect(found.place).toEqual(placed(0));
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

it("goes on to the free cells beside the tiles, and back", () => {
  const { found, at, visited } = looking([]);
  expect(found.free).toBeNull();
  found.pressed("ArrowRight");
  expect(found.free).toEqual({ x: 3, y: 0 });
  expect(visited.free).toHaveBeenLastCalledWith({ x: 3, y: 0 });
  expect(at).toHaveBeenLastCalledWith(null, 0);
  found.pressed("ArrowLeft");
  found.pressed("ArrowUp");
  expect(found.free).toEqual({ x: 2, y: -1 });
  found.pressed("ArrowLeft");
  expect(found.free).toEqual({ x: 1, y: -1 });
  found.pressed("ArrowDown");
  expect(found.place).toEqual(placed(1));
  found.stop();
  expect(found.free).toBeNull();
});
