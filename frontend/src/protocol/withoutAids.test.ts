import { expect, it } from "vitest";
import { withoutAids } from "./withoutAids.ts";

it("is without aids in a tournament that is not over", () => {
  expect(withoutAids({ aids: "tournament", status: "running" })).toBe(true);
  expect(withoutAids({ aids: "tournament", status: "closed" })).toBe(true);
  expect(withoutAids({ aids: "tournament", status: "over" })).toBe(false);
  expect(withoutAids({ aids: "beginner", status: "running" })).toBe(false);
  expect(withoutAids({ status: "running" })).toBe(false);
  expect(withoutAids(null)).toBe(false);
});
