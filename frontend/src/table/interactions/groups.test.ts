import { expect, test } from "vitest";
import type { Interaction } from "../../api/types.ts";
import { groups } from "./groups.ts";

const part = (name: string) => ({ name, expansion: name, option: null });
const pair = (one: string, other: string, ...clauses: string[]): Interaction => ({
  one: part(one),
  other: part(other),
  clauses,
});

test("each pair stands with both its parts", () => {
  const found = groups([pair("tower", "count", "A-1"), pair("siege", "count", "B-1")]);
  expect(
    found.map(({ part, others }) => [part.name, others.map((other) => [other.part.name, ...other.clauses])]),
  ).toEqual([
    ["tower", [["count", "A-1"]]],
    [
      "count",
      [
        ["tower", "A-1"],
        ["siege", "B-1"],
      ],
    ],
    ["siege", [["count", "B-1"]]],
  ]);
});

test("without pairs there are no groups", () => {
  expect(groups([])).toEqual([]);
});
