// With forced colours the browser drops shadows and the colours of backgrounds: what is said by these alone needs a
// line in a colour of the system besides.

import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

const SYSTEM = /\b(Highlight|LinkText|CanvasText|ButtonText|Canvas)\b/;

/** The rules of a file for forced colours: selector and what it sets. */
function forced(file: string): Map<string, string> {
  const text = readFileSync(`src/${file}`, "utf8").replace(/\/\*.*?\*\//gs, "");
  const [, ...blocks] = text.split("@media (forced-colors: active) {");
  const rules = blocks.flatMap((block) => [...block.split(/\n *}\n *}\n/)[0]!.matchAll(/([^{}]+){([^{}]*)/g)]);
  return new Map(rules.map(([, selector = "", sets = ""]) => [selector.trim().replace(/\s+/g, " "), sets]));
}

it.each([
  ["whose turn it is", "match/seats/seats.css", ".match-seats .turn"],
  ["the choice that is looked at", "match/turn/ChoiceButtons.svelte", ".picked"],
  ["the move on show", "match/log/MoveLog.svelte", "[aria-current]"],
  [
    "what is chosen of several",
    "styles/controls.css",
    ':is(.button, .option):is([aria-pressed="true"], [aria-checked="true"])',
  ],
  ["the button to go on with", "styles/controls.css", ".button.primary:enabled, a.button.primary"],
  ["the tile in hand on its cell", "board/placing/Ghost.svelte", ".rim:not(.ink)"],
  ["the table beneath free cells", "match/page/Layout.svelte", ".table"],
  ["a free cell", "board/placing/Cell.svelte", ".cell rect"],
  ["a free cell's middle", "board/placing/Cell.svelte", ".cell circle"],
  ["a cell with the focus", "board/placing/Cell.svelte", ".cell:focus-visible rect"],
])("%s has a colour of the system", (_, file, selector) => {
  expect(forced(file).get(selector) ?? `nothing for ${selector}`).toMatch(SYSTEM);
});
