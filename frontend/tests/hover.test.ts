// A finger leaves no pointer behind: on a touch screen `:hover` holds for what was tapped last until the next tap, so
// it would look chosen, or pointed at. Styles for a pointer ask whether there is one.

import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const files = readdirSync("src", { recursive: true, encoding: "utf8" }).filter((path) => /\.(svelte|css)$/.test(path));

/** The styles of a file without comments. */
function styles(path: string): string {
  const text = readFileSync(`src/${path}`, "utf8");
  const css = path.endsWith(".css") ? text : [...text.matchAll(/<style>(.*?)<\/style>/gs)].map(([, css]) => css).join();
  return css.replace(/\/\*.*?\*\//gs, "");
}

/** The selectors with `:hover` that hold without a pointer that can hover. */
function sticky(css: string): string[] {
  const found: string[] = [];
  const within: string[] = [];
  for (const [, before = "", brace] of css.matchAll(/([^{};]*)([{};])/g)) {
    if (brace === "}") within.pop();
    if (brace !== "{") continue;
    const selector = before.trim();
    if (selector.includes(":hover") && !within.some((outer) => outer.includes("(hover: hover)"))) found.push(selector);
    within.push(selector);
  }
  return found;
}

it("sees a style for a pointer that holds without one", () => {
  expect(sticky("a { color: red; } a:hover { color: blue; }")).toEqual(["a:hover"]);
  expect(sticky("@media (hover: hover) { a:hover { color: blue; } } b { top: 0; }")).toEqual([]);
});

it("has no style for a pointer that stays after a tap", () => {
  expect(files.flatMap((path) => sticky(styles(path)).map((selector) => `${path}: ${selector}`))).toEqual([]);
});
