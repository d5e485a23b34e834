// A custom property that nobody sets is no error for a browser: the rule is dropped, and a corner is not round.

import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const sources = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter((path) => /\.(svelte|css|ts)$/.test(path))
  .map((path) => readFileSync(`src/${path}`, "utf8"));

const found = (pattern: RegExp) =>
  new Set(sources.flatMap((text) => [...text.matchAll(pattern)].map((match) => match[1] ?? "")));

it("uses only custom properties that are set somewhere", () => {
  const set = found(/(--[\w-]+)["'`]?\s*[:=]/g);
  const named = found(/["'`](--[\w-]+)["'`]/g);
  const used = found(/var\((--[\w-]+)\s*\)/g);
  // The colours of drawings come with the drawings.
  const unknown = [...used].filter((name) => !set.has(name) && !named.has(name) && !name.startsWith("--art-"));
  expect(unknown).toEqual([]);
});
