import { mount, unmount } from "svelte";
import { expect, it, vi } from "vitest";
import Figure from "./Figure.svelte";

const SVG = "http://www.w3.org/2000/svg";

vi.mock("../../expansions/registry.ts", async (real) => ({
  ...(await real<object>()),
  tokenIcon: (token: string) =>
    token === "stone"
      ? (anchor: Comment) => anchor.before(document.createElementNS("http://www.w3.org/2000/svg", "ellipse"))
      : undefined,
}));

function drawn(piece: string) {
  const target = document.createElementNS(SVG, "svg");
  const figure = mount(Figure, { target, props: { seat: 1, piece, x: 10, y: 20, size: 24, plain: true } });
  const sign = target.querySelector("svg");
  const found = { token: target.querySelector("ellipse") !== null, box: sign?.getAttribute("viewBox"), sign };
  void unmount(figure);
  return found;
}

it("draws a token that is no figure by its sign, in the colour of the seat", () => {
  const found = drawn("stone");
  expect(found).toMatchObject({ token: true, box: "0 0 24 24" });
  expect(found.sign?.style.color).toBe("var(--seat-1)");
});

it("draws the seat's mark for what has neither a drawing nor a sign", () => {
  expect(drawn("unheard")).toMatchObject({ token: false });
});
