import { mount, unmount } from "svelte";
import { expect, it, vi } from "vitest";
import type { InHand } from "../../expansions/scene.ts";
import { choicesOf } from "../../match/turn/turn.ts";
import TileTargets from "./TileTargets.svelte";

vi.mock("../../expansions/registry.ts", async (real) => ({
  ...(await real<object>()),
  actionIs: (type: string, what: string) => what === "tile" && type === "rest",
}));

it("makes a target of each choice of a whole tile, and of no other", () => {
  const rest = { seat: 0, type: "rest", x: 2, y: -1 };
  const actions = [rest, { seat: 0, type: "pay", x: 3, y: 0 }, { ...rest, feature: "road@N" }];
  const pick = vi.fn();
  const at = { choices: choicesOf(actions), considered: null, hovered: null, pick };
  const target = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const layer = mount(TileTargets, { target, props: { at: at as unknown as InHand } });
  const found = [...target.querySelectorAll("rect")];
  expect(found.map((rect) => rect.dataset["action"])).toEqual([JSON.stringify(rest)]);
  expect([found[0]?.getAttribute("x"), found[0]?.getAttribute("y")]).toEqual(["200", "-100"]);
  found[0]?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  expect(pick.mock.calls[0]?.[0].action).toEqual(rest);
  void unmount(layer);
});
