import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { BoardHandle } from "../../board/props.ts";
import type { Cell } from "./fitting.ts";
import { HOLD_MS, REST_MS, watchCells } from "./restingCell.ts";

let frame: HTMLElement;
let said: (Cell | null)[];
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  frame = document.body.appendChild(document.createElement("div"));
  said = [];
  const cellAt = ({ clientX, clientY }: MouseEvent) => ({
    x: Math.floor(clientX / 100),
    y: Math.floor(clientY / 100),
  });
  stop = watchCells({ element: frame, cellAt } as BoardHandle, (cell) => said.push(cell));
});
afterEach(() => {
  stop();
  frame.remove();
  vi.useRealTimers();
});

function send(type: string, clientX = 0, more: Record<string, unknown> = {}) {
  const event = new MouseEvent(type, { clientX, clientY: 50, bubbles: true, cancelable: true });
  for (const [key, value] of Object.entries({ pointerType: "mouse", isPrimary: true, ...more }))
    Object.defineProperty(event, key, { value });
  frame.dispatchEvent(event);
}
const last = () => said.at(-1);

it("reports a cell once a mouse rests on it, and that it has left", () => {
  send("pointermove", 150);
  vi.advanceTimersByTime(REST_MS - 1);
  send("pointermove", 160);
  expect(last()).toBeNull();
  vi.advanceTimersByTime(1);
  expect(last()).toEqual({ x: 1, y: 0 });
  send("pointermove", 250);
  expect(last()).toBeNull();
  vi.advanceTimersByTime(REST_MS);
  expect(last()).toEqual({ x: 2, y: 0 });
  send("pointerleave", 250);
  expect(last()).toBeNull();
});

it("reports a cell that a finger is held on, whose click then chooses nothing", () => {
  const clicked = vi.fn();
  const child = frame.appendChild(document.createElement("i"));
  child.addEventListener("click", clicked);
  const finger = { pointerType: "touch" };
  send("pointerdown", 150, finger);
  vi.advanceTimersByTime(HOLD_MS);
  expect(last()).toEqual({ x: 1, y: 0 });
  send("pointerup", 150, finger);
  child.click();
  expect(clicked).not.toHaveBeenCalled();
  expect(last()).toEqual({ x: 1, y: 0 });
  send("pointerdown", 150, finger);
  expect(last()).toBeNull();
  send("pointerup", 150, finger);
  child.click();
  expect(clicked).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(HOLD_MS);
  expect(last()).toBeNull();
});

it("takes a finger that slips for one that moves the map", () => {
  send("pointerdown", 150, { pointerType: "touch" });
  send("pointermove", 175, { pointerType: "touch" });
  vi.advanceTimersByTime(HOLD_MS);
  expect(last()).toBeNull();
});

it("reports nothing any more when it is stopped", () => {
  send("pointermove", 150);
  stop();
  vi.advanceTimersByTime(REST_MS);
  expect(said.filter(Boolean)).toEqual([]);
});
