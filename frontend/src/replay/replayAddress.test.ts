import { expect, it } from "vitest";
import { analysisIn, replayAddress } from "./replayAddress.ts";

it("an address names the move, and the analysis while it is open", () => {
  expect(replayAddress("a b", 7, false)).toBe("/replay/a%20b?n=7");
  expect(replayAddress("a", 7, true)).toBe("/replay/a?n=7&analysis=1");
});

it("an address says whether the analysis is wanted, and whether it is to be made", () => {
  const said = ["/replay/a?n=7", "/replay/a?n=7&analysis=1", "/replay/a?analysis=start", "/replay/a?analysis"];
  expect(said.map(analysisIn)).toEqual(["no", "open", "start", "open"]);
});
