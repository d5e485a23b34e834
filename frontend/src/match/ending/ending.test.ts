import { describe, expect, test } from "vitest";
import { endingState } from "./ending.ts";

const OFFER = { seat: 1, agreed: [1], asked: [0, 2], until: 40 };

describe("an offer to end together", () => {
  test("asks who has not agreed, and whoever agreed waits", () => {
    expect(endingState(OFFER, 30, [0])).toBe("asked");
    expect(endingState(OFFER, 30, [1])).toBe("waiting");
    expect(endingState(OFFER, 30, [])).toBe("watching");
  });
  test("asks a device of several persons while one of them is asked", () => {
    expect(endingState(OFFER, 30, [1, 2])).toBe("asked");
  });
  test("can be carried out when the last one asked has left", () => {
    expect(endingState({ ...OFFER, asked: [] }, 30, [1])).toBe("ready");
  });
  test("is no longer shown when it has lapsed, or was declined", () => {
    expect(endingState(OFFER, 39, [0])).toBe("asked");
    expect(endingState(OFFER, 40, [0])).toBeNull();
    expect(endingState(null, 30, [0])).toBeNull();
  });
});
