import { expect, it } from "vitest";
import { countedByName } from "./sideBySide.ts";

it("counts the entries of each name", () => {
  const counted = countedByName(["road", "city", "road", "road"], (name) => name);
  expect(counted.map(({ nth }) => nth)).toEqual([0, 0, 1, 2]);
});
