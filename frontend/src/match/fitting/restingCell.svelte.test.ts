import { expect, it } from "vitest";
import type { BoardHandle } from "../../board/props.ts";
import type { Cell } from "./fitting.ts";
import { watchCells } from "./restingCell.ts";

it("reports that a cell has lost the focus also while something is derived, as when it is taken off the board", () => {
  const element = document.body.appendChild(document.createElement("div"));
  let asked = $state.raw<Cell | null>({ x: 1, y: 0 });
  const handle = { element, cellAt: () => ({ x: 0, y: 0 }) } as unknown as BoardHandle;
  const stop = watchCells(handle, (cell) => (asked = cell));
  const taken = $derived(element.dispatchEvent(new FocusEvent("focusout", { bubbles: true })));
  const found = () => [taken, asked];
  expect(found()).toEqual([true, null]);
  stop();
  element.remove();
});
