import { expect, it } from "vitest";
import { actionWord } from "../../words/words.ts";
import { actions } from "./turns.ts";

it("entering the city names figure and quarter, and the quarter alone beside the figure", () => {
  const enter = { seat: 0, type: "enter_city", piece: "meeple", quarter: "blacksmith" };
  expect(actionWord(enter)).toBe("Follower: Blacksmith");
  expect(actions["enter_city"]?.short?.(enter)).toBe("Blacksmith");
});
