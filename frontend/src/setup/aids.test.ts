import { expect, it } from "vitest";
import { aidsName, aidsOf } from "./aids.ts";

it("takes unknown and missing aids as the usual ones", () => {
  expect([aidsOf(undefined), aidsOf("later"), aidsOf("tournament")]).toEqual(["usual", "usual", "tournament"]);
  expect(aidsName("tournament")).toBe("Tournament");
});
