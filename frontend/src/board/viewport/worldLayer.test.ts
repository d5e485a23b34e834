import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { WorldLayer } from "./worldLayer.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const svg = <K extends keyof SVGElementTagNameMap>(name: K) =>
  document.createElementNS("http://www.w3.org/2000/svg", name);

it("stretches the picture while it moves, and draws it anew at rest", () => {
  const [layer, map] = [svg("svg"), svg("g")];
  let now = { x: 0, y: 0, k: 1 };
  const world = new WorldLayer(layer, map, () => now);
  world.move(now);
  expect(map.getAttribute("transform")).toBe("scale(1)");
  now = { x: 5, y: 6, k: 2 };
  world.move(now);
  expect(map.getAttribute("transform")).toBe("scale(1)");
  expect(layer.style.transform).toBe("translate(5px, 6px) scale(2)");
  vi.advanceTimersByTime(200);
  expect(map.getAttribute("transform")).toBe("scale(2)");
  expect(layer.style.transform).toBe("translate(5px, 6px)");
});

it("draws at once where the stretch would be too much", () => {
  const [layer, map] = [svg("svg"), svg("g")];
  const world = new WorldLayer(layer, map, () => null);
  world.move({ x: 0, y: 0, k: 0.1 });
  world.move({ x: 0, y: 0, k: 1 });
  expect(map.getAttribute("transform")).toBe("scale(1)");
});
