import { afterEach, expect, it, vi } from "vitest";
import { MOST, rememberedMatches, rememberMatch, rememberMatches } from "./matches.ts";
import { rememberedPlayer, rememberPlayer } from "./player.ts";

const ANN = { name: "Ann", marks: { colour: 2, shape: "circle" as const } };

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

it("knows the player of the last time, until there is none", () => {
  expect(rememberedPlayer()).toBeNull();
  rememberPlayer(ANN);
  expect(rememberedPlayer()).toEqual(ANN);
  rememberPlayer(null);
  expect(rememberedPlayer()).toBeNull();
});

it.each(["{", '"Ann"', "null", '{"name": 3, "marks": {}}', '{"name": "Ann"}'])("makes no player of %s", (kept) => {
  localStorage.setItem("bastide.me", kept);
  expect(rememberedPlayer()).toBeNull();
});

it("has a match that runs first, and no longer once it is over", () => {
  rememberMatches([{ id: "old", names: "Ann and Bob", about: "2 : 4", yours: true }]);
  rememberMatch("new", "Ann and Cid");
  rememberMatch("new", "Ann and Cid");
  expect(rememberedMatches()).toEqual([
    { id: "new", names: "Ann and Cid", about: "", yours: false },
    { id: "old", names: "Ann and Bob", about: "2 : 4", yours: false },
  ]);
  rememberMatch("new", null);
  rememberMatch("old", null);
  expect(rememberedMatches()).toEqual([]);
});

it("keeps no more matches than are shown", () => {
  for (const id of ["a", "b", "c", "d"]) rememberMatch(id, id);
  expect(rememberedMatches().map(({ id }) => id)).toEqual(["d", "c", "b"].slice(0, MOST));
});

it.each(["{", "{}", "3", "[1, null]", '[{"id": "a"}]'])("makes no match of %s", (kept) => {
  localStorage.setItem("bastide.matches", kept);
  expect(rememberedMatches()).toEqual([]);
});

it("shows nothing where the browser keeps nothing", () => {
  const forbidden = () => {
    throw new DOMException("denied", "SecurityError");
  };
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(forbidden);
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(forbidden);
  rememberPlayer(ANN);
  rememberMatch("a", "Ann");
  expect([rememberedPlayer(), rememberedMatches()]).toEqual([null, []]);
});
