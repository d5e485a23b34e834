// docs/testing.md lists the handles that tests in a browser use: those that it names exist, and it names all.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import "../src/expansions/all.ts";
import { decisionUI } from "../src/expansions/registry.ts";

const SRC = join(import.meta.dirname, "../src");
const docs = readFileSync(join(import.meta.dirname, "../../docs/testing.md"), "utf8");
const sources = readdirSync(SRC, { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".svelte"))
  .map((path) => readFileSync(join(SRC, path), "utf8"))
  .join("\n");

const unique = (text: string, pattern: RegExp) => [
  ...new Set([...text.matchAll(pattern)].map(([, name = ""]) => name)),
];
/**
 * Ids as the sources write them, some with a part that is made at run time, some as the last word that a snippet is
 * given; others are kinds of decision.
 */
const ids = [
  ...unique(sources, /\bdata-testid="([\w-]+(?:\{[^}]*\})?)"/g),
  ...unique(sources, /\{@render \w+\(.*, "([\w-]+)"\)\}/g),
];
const matches = (id: string, name: string) =>
  id === name || (id.endsWith("}") && name.startsWith(id.slice(0, id.indexOf("{"))));
const documented = [
  ...unique(docs, /data-testid="([\w-]+)/g),
  ...unique(docs, /`"([\w-]+)"`/g),
  ...unique(docs, /`((?:bid|fold)-[\w-]+)`/g),
];

describe("docs/testing.md", () => {
  it.each(documented)('names data-testid="%s", which exists', (name) => {
    expect(ids.some((id) => matches(id, name)) || decisionUI(name) !== undefined).toBe(true);
  });

  it.each(ids)("leaves out no handle: %s", (id) => {
    expect(documented.some((name) => matches(id, name))).toBe(true);
  });

  it.each(unique(docs, /\[(data-[\w-]+)/g))("names the attribute %s, which exists", (name) => {
    expect(sources).toMatch(new RegExp(`\\b${name}\\b`));
  });
});
