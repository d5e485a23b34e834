import { mount, unmount } from "svelte";
import { expect, it } from "vitest";
import Arrow from "./Arrow.svelte";

function drawn(far: number): string[] {
  const target = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const arrow = mount(Arrow, { target, props: { from: { x: 50, y: 50 }, to: { x: 50 + far, y: 50 }, seat: 0 } });
  const paths = [...target.querySelectorAll("[data-testid=arrow] path.over")].map(
    (path) => path.getAttribute("d") ?? "",
  );
  void unmount(arrow);
  return paths;
}

it("shows the way across a drawbridge, from the road into the city of the same tile", () => {
  const [way = ""] = drawn(35);
  const [start = NaN, , , , end = NaN] = (way.match(/-?[\d.]+/g) ?? []).map(Number);
  expect(end).toBeGreaterThan(start + 10);
});

it("is not drawn where there is no way to speak of", () => {
  expect(drawn(5)).toEqual([]);
});
