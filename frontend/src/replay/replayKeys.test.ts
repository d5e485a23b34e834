import { describe, expect, it, vi } from "vitest";
import { isElsewhere, replayKey } from "./replayKeys.ts";

const player = () => ({ step: vi.fn(), turn: vi.fn(), jump: vi.fn(), toggle: vi.fn() });

describe("the keys of a replay", () => {
  it("move, jump, play and zoom", () => {
    const moves = player();
    const map = { zoom: vi.fn(), fit: vi.fn() };
    for (const key of ["ArrowLeft", "ArrowRight", "Home", "End", "PageUp", "PageDown", " ", "+", "-", "0"])
      replayKey(key, moves, map)?.();
    expect(moves.step.mock.calls).toEqual([[-1], [1]]);
    expect(moves.jump.mock.calls).toEqual([[0], [Infinity]]);
    expect(moves.turn.mock.calls).toEqual([[-1], [1]]);
    expect(moves.toggle).toHaveBeenCalledOnce();
    expect(map.zoom.mock.calls).toEqual([[1.35], [1 / 1.35]]);
    expect(map.fit).toHaveBeenCalledOnce();
  });

  it("leave all other keys alone", () => {
    expect(replayKey("x", player(), null)).toBeNull();
    expect(replayKey("toString", player(), null)).toBeNull();
  });

  it("leave a focused field, and the space bar on a button, to the browser", () => {
    const pressed = (element: string, key: string) => {
      const target = document.createElement(element);
      const event = new KeyboardEvent("keydown", { key });
      Object.defineProperty(event, "target", { value: target });
      return isElsewhere(event);
    };
    expect(pressed("input", "ArrowLeft")).toBe(true);
    expect(pressed("button", " ")).toBe(true);
    expect(pressed("button", "ArrowLeft")).toBe(false);
    expect(pressed("div", " ")).toBe(false);
  });
});
