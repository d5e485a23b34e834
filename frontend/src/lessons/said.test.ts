import { describe, expect, it } from "vitest";
import { saidBefore, saidNow } from "./said.ts";

const words = {
  title: "Roads",
  steps: {
    claim: { goal: ["Place it.", "Claim it."], done: "It is yours." },
    build: { goal: ["Close it.", "Stop.", "Build."], done: "4 points." },
  },
};
const steps = ["claim", "build"];
const now = (step: number, nth: number, praised: number | null = null) =>
  saidNow(words, steps, { step, nth }, praised, "End.");

describe("what the panel shows", () => {
  it("is the sentence of the next action, below that of the action before", () => {
    expect(now(0, 0)).toEqual({ praise: undefined, ticked: undefined, goal: "Place it." });
    expect(now(0, 1)).toEqual({ praise: undefined, ticked: "Place it.", goal: "Claim it." });
  });

  it("is the common sentence where the step has none for its end of turn", () => {
    expect(now(0, 2).goal).toBe("End.");
    expect(now(1, 2)).toMatchObject({ ticked: "Stop.", goal: "Build." });
  });

  it("is what came of a step, before the first sentence of the next", () => {
    expect(now(1, 0, 0)).toEqual({ praise: "It is yours.", ticked: undefined, goal: "Close it." });
    expect(now(2, 0, 1)).toEqual({ praise: "4 points.", ticked: undefined, goal: undefined });
  });

  it("is nothing in a lesson without words", () => {
    const none = { praise: undefined, ticked: undefined, goal: undefined };
    expect(saidNow({ title: "x", steps: {} }, steps, { step: 0, nth: 1 }, 0, "End.")).toEqual(none);
  });
});

describe("what was said before", () => {
  const before = (step: number, nth: number) => saidBefore(words, steps, { step, nth });
  const claim = { number: 1, ticked: ["Place it.", "Claim it."], done: "It is yours." };

  it("is nothing at the beginning, and then the sentences of what is done", () => {
    expect(before(0, 0)).toEqual([]);
    expect(before(0, 1)).toEqual([{ number: 1, ticked: ["Place it."], done: undefined }]);
  });

  it("has whole steps, with what came of them", () => {
    expect(before(1, 0)).toEqual([claim]);
    expect(before(1, 2)).toEqual([claim, { number: 2, ticked: ["Close it.", "Stop."], done: undefined }]);
    expect(before(2, 0)).toHaveLength(2);
  });
});
