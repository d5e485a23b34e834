import { expect, test } from "vitest";
import list from "../../tests/expansions.json";
import type { SetupInfo } from "../api/types.ts";
import { pictureOf } from "./pictures.ts";

const setup = {
  art: "abc",
  expansions: [
    { name: "cult", tiles: 6 },
    { name: "phantom", tiles: 0 },
    { name: "nothing", tiles: 0 },
  ],
  pieces: [{ name: "meeple" }, { name: "abbot" }, { name: "phantom" }],
} as unknown as SetupInfo;
const lesson = (name: string, expansion: string | null) => ({ name, expansion, steps: [], length: 2 });

test("every lesson of the base game has a tile beside it", () => {
  for (const name of Object.keys(list.core.lessons))
    expect(pictureOf(lesson(name, null), setup)?.designs?.[0], name).toMatch(/^BA\//);
});

test("a lesson of an expansion has the tiles that stand for it, if there are any", () => {
  expect(pictureOf(lesson("shrine", "cult"), setup)).toEqual({ expansion: "cult", digest: "abc" });
  expect(pictureOf(lesson("nothing", "nothing"), setup)).toBeNull();
  expect(pictureOf(lesson("shrine", "cult"), null)).toBeNull();
});

test("a lesson of an expansion without tiles has its figure", () => {
  for (const name of ["abbot", "phantom"])
    expect(pictureOf(lesson(name, name), setup)).toEqual({ expansion: "base", digest: "abc", figure: name });
});
