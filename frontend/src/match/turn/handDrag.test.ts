import { expect, it, vi } from "vitest";
import { held } from "../page/keys.svelte.ts";
import { beside, HandDrag } from "./handDrag.svelte.ts";

const press = (key: string, repeat: boolean, target: Element = document.body) => {
  const event = new KeyboardEvent("keydown", { key, repeat });
  Object.defineProperty(event, "target", { value: target });
  return event;
};

it("takes no answer from a key that is held down, and lets people type", () => {
  expect(held(press("Enter", true))).toBe(true);
  expect(held(press(" ", true))).toBe(true);
  expect(held(press("Enter", false))).toBe(false);
  expect(held(press("ArrowLeft", true))).toBe(false);
  expect(held(press("Enter", true, document.createElement("input")))).toBe(false);
});

it("keeps the large picture inside the window, at the left where there is room", () => {
  const box = { top: 300, width: 196, height: 196 };
  expect(beside({ ...box, left: 1200 }, 1440, 900)).toEqual({ x: 1040, y: 398 });
  const above = beside({ left: 12, top: 574, width: 152, height: 152 }, 390, 844);
  expect(above).toEqual({ x: 144, y: 414 });
});

it("knows a drag from a click", () => {
  const moved = vi.fn();
  const drag = new HandDrag(moved);
  const at = (clientX: number, type = "pointermove") =>
    ({ type, button: 0, clientX, clientY: 0, pointerType: "mouse", currentTarget: document.body }) as never;
  drag.down(at(0));
  drag.move(at(4));
  drag.up(at(4, "pointerup"));
  expect(drag.clicked()).toBe(true);
  drag.down(at(0));
  drag.move(at(40));
  expect(drag.at).toEqual({ x: 40, y: 0 });
  drag.up(at(40, "pointerup"));
  // Once for the move, once for where it is let go.
  expect([moved.mock.calls.length, drag.clicked(), drag.at]).toEqual([2, false, null]);
  drag.down(at(0));
  drag.move(at(40));
  drag.up(at(0, "pointercancel"));
  expect(moved).toHaveBeenCalledTimes(3);
});
