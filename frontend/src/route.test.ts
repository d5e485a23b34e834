import { expect, it } from "vitest";
import { parse } from "./route.ts";

it("knows the view for a television and the replay in a frame", () => {
  expect(parse("/match/m1/screen")).toEqual({ page: "screen", id: "m1" });
  expect(parse("/embed/match/m1?n=7")).toEqual({ page: "embed", id: "m1", n: 7 });
  expect(parse("/embed/match/m1")).toEqual({ page: "embed", id: "m1" });
});

it.each(["-3", "x", "", "1.5", "NaN"])("opens a replay at the start where the move is %j", (n) => {
  expect(parse(`/replay/m1?n=${n}`)).toEqual({ page: "replay", id: "m1", n: 0 });
  expect(parse(`/embed/match/m1?n=${n}`)).toEqual({ page: "embed", id: "m1", n: 0 });
});

it("leaves it to a replay where it opens if its address names no move", () => {
  expect(parse("/replay/m1")).toEqual({ page: "replay", id: "m1" });
  expect(parse("/replay/m1?n=12")).toEqual({ page: "replay", id: "m1", n: 12 });
});

it("knows the link in a mail that ends the mails", () => {
  expect(parse("/alerts/off/p-1%3As")).toEqual({ page: "account", step: "mails", key: "p-1:s" });
});

it.each([
  "/alerts",
  "/alerts/off",
  "/alerts/off/a/b",
  "/alerts/on/a",
  "/match/m1/other",
  "/match/m1/screen/more",
  "/embed",
  "/embed/match",
  "/embed/replay/m1",
  "/screen",
])("has no page at %s", (address) => expect(parse(address)).toEqual({ page: "missing" }));
