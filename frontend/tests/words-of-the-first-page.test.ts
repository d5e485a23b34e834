// The first page fetches no words that it doesn't show: what its modules import at once has words of the group "site".
import { existsSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { describe, expect, it } from "vitest";
import { cutOf, groupOf } from "../languages.ts";

const ROOT = join(import.meta.dirname, "..");
const CATALOGUE = /messages\.en\.ts$/;
const FIRST = ["src/main.ts", "src/lobby/LobbyPage.svelte"];

/** What a module imports with its own code: neither types nor what it fetches later. */
function importsOf(path: string): string[] {
  const text = readFileSync(join(ROOT, path), "utf8");
  const found = text.matchAll(/^\s*(?:import|export)\s(?!type\b)(?:[^"';]*?\sfrom\s)?"(\.[^"]+)"/gm);
  const files = [...found].map(([, spec = ""]) => relative(ROOT, join(ROOT, dirname(path), spec)));
  return files.filter((file) => existsSync(join(ROOT, file)));
}

function closure(start: readonly string[]): Set<string> {
  const found = new Set<string>(start);
  for (const path of found) if (/\.(ts|svelte)$/.test(path)) for (const next of importsOf(path)) found.add(next);
  return found;
}

describe("words of the first page", () => {
  const modules = closure(FIRST);

  it("are found by following the imports", () => {
    expect(modules).toContain("src/lobby/AgainstBots.svelte");
    expect(modules).toContain("src/setup/messages.en.ts");
    expect(modules).not.toContain("src/people/PlayerDialog.svelte");
  });

  it("are all of the group that is fetched first", () => {
    const later = [...modules].filter((path) => CATALOGUE.test(path) && groupOf(path) !== "site");
    expect(later).toEqual([]);
  });

  it("have only the titles of expansions at once", () => {
    const words = { title: "Tower", maker: "Somebody", options: {}, chapters: {} };
    expect(cutOf(words, true)).toEqual({ title: "Tower" });
    expect(cutOf(words, false)).toEqual({ maker: "Somebody", options: {}, chapters: {} });
  });
});
