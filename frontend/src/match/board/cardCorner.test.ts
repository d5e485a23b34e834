import { describe, expect, it } from "vitest";
import { cardCorner } from "./cardCorner.ts";

const frame = { x: 0, y: 60, width: 1000, height: 700 };
const card = { width: 400, height: 90 };
const bottomLeft = { x: 6, y: 600, width: 180, height: 150 };
const topRight = { x: 800, y: 66, width: 180, height: 150 };

describe("the corner of the card of a feature", () => {
  it("stays where nothing is hidden", () => {
    expect(cardCorner(frame, card, [topRight], { x: 500, y: 300 }, "bottom left")).toBe("bottom left");
    expect(cardCorner(frame, card, [], null, "top left")).toBe("top left");
  });
  it("is not that of the map in small", () => {
    expect(cardCorner(frame, card, [bottomLeft], { x: 500, y: 300 }, "bottom left")).toBe("top right");
  });
  it("is not that of the pointer, nor close to it", () => {
    expect(cardCorner(frame, card, [], { x: 200, y: 720 }, "bottom left")).not.toBe("bottom left");
    expect(cardCorner(frame, card, [], { x: 420, y: 640 }, "bottom left")).not.toBe("bottom left");
  });
  it("hides the small map rather than what is pointed at", () => {
    const full = [topRight, { ...topRight, x: 6 }];
    expect(cardCorner(frame, card, full, { x: 100, y: 720 }, "bottom left")).toMatch(/^top/);
  });
});
