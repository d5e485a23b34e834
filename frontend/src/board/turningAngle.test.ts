import { expect, it } from "vitest";
import { turnedTo } from "./turningAngle.ts";

it("turns the short way round", () => {
  expect(turnedTo(0, 90)).toBe(90);
  expect(turnedTo(270, 0)).toBe(360);
  expect(turnedTo(360, 270)).toBe(270);
  expect(turnedTo(450, 90)).toBe(450);
});
