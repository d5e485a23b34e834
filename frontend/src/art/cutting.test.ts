import { expect, it } from "vitest";
import { patternsOf, pictureOf, symbolsOf } from "./cutting.ts";

const SHEET =
  '<svg xmlns="http://www.w3.org/2000/svg"><defs><pattern id="a-town" width="40"><rect fill="var(--art-town,#111111)"/>' +
  '</pattern></defs><symbol id="t-0-standing" viewBox="0 0 100 100"/><symbol overflow="visible" id="t-0-ground">' +
  '<path fill="url(#a-town)"/><path fill="var(--art-road,#222222)"/></symbol></svg>';

it("cuts a sheet into its symbols, the empty ones too", () => {
  const symbols = symbolsOf(SHEET);
  expect([...symbols.keys()]).toEqual(["t-0-standing", "t-0-ground"]);
  expect(symbols.get("t-0-standing")).toBe("");
  expect(symbols.get("t-0-ground")).toContain("--art-road");
});

it("makes pictures that need nothing of the page: their patterns are in them, their colours fixed", () => {
  const inside = symbolsOf(SHEET).get("t-0-ground")!;
  const picture = pictureOf(inside, "ground", patternsOf(SHEET), { town: "#333333" });
  const parsed = new DOMParser().parseFromString(picture, "image/svg+xml");
  expect(parsed.querySelector("parsererror")).toBeNull();
  expect(parsed.getElementById("a-town")?.firstElementChild?.getAttribute("fill")).toBe("#333333");
  expect(parsed.querySelectorAll("path")[1]?.getAttribute("fill")).toBe("#222222");
  expect(pictureOf("", "standing", patternsOf(SHEET))).not.toContain("a-town");
});
