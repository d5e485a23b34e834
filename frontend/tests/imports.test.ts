// The rooms of src/ and what each may import, as listed in frontend/README.md; no file leads back to itself.
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { describe, expect, it } from "vitest";

const SRC = join(import.meta.dirname, "../src");
const FILES_PER_FOLDER = 25;

/** From the bottom up: a room may import those below it. Rooms of one line know nothing of each other. */
const LAYERS: readonly (readonly string[])[] = [
  ["i18n"],
  ["api"],
  ["remembered"],
  ["site"],
  ["sound"],
  ["protocol"],
  ["art"],
  ["expansions"],
  ["words", "setup"],
  ["components"],
  ["people"],
  ["board"],
  ["rules"],
  ["table"],
  ["match"],
  ["expansions/*"],
  ["replay", "lessons", "lobby", "pages"],
  ["puzzles"],
  ["me"],
  ["app"],
];

const all = readdirSync(SRC, { recursive: true, encoding: "utf8" }).map((path) => path.replaceAll("\\", "/"));
const modules = all.filter((path) => /\.(ts|svelte)$/.test(path) && !/(\.test|schema\.d|vite-env\.d)\.ts$/.test(path));

/** What a module imports of src/, types too. */
function importsOf(path: string): string[] {
  const text = readFileSync(join(SRC, path), "utf8");
  const found = text.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*"(\.[^"]+)"/g);
  return [...found].map(([, spec = ""]) => relative(SRC, join(SRC, dirname(path), spec)).replaceAll("\\", "/"));
}

const graph = new Map(modules.map((path) => [path, importsOf(path).filter((to) => modules.includes(to))]));

/** The room of a module: its first folder; the files beside the folders are the "site". */
function roomOf(path: string): string {
  const [room = "", next = ""] = path.split("/");
  if (!path.includes("/")) return path === "main.ts" ? "app" : "site";
  if (room !== "expansions") return room;
  // The contract and the registry are low; the folders, and the list of them, are high.
  return next.includes(".") && next !== "all.ts" ? "expansions" : "expansions/*";
}

const heightOf = (room: string): number => LAYERS.findIndex((layer) => layer.includes(room));

/** A way from a module back to itself, if there is one. */
function circleAt(start: string): string[] | null {
  const seen = new Set<string>();
  const walk = (at: string, way: string[]): string[] | null => {
    for (const next of graph.get(at) ?? []) {
      if (next === start) return [...way, next];
      if (seen.has(next)) continue;
      seen.add(next);
      const found = walk(next, [...way, next]);
      if (found) return found;
    }
    return null;
  };
  return walk(start, [start]);
}

describe("imports", () => {
  it("are found", () => {
    expect(graph.get("match/page/MatchPage.svelte")).toContain("match/page/Layout.svelte");
    expect(graph.get("app/BoardPage.svelte")).toContain("replay/ReplayPage.svelte");
  });

  it("never lead back to where they began", () => {
    expect(modules.map(circleAt).filter((circle) => circle !== null)).toEqual([]);
  });

  it("go down only", () => {
    const wrong: string[] = [];
    for (const [from, targets] of graph)
      for (const to of targets) {
        const [room, below] = [roomOf(from), roomOf(to)];
        if (heightOf(room) < 0) wrong.push(`${from} lies in no room of the list`);
        if (room !== below && heightOf(room) <= heightOf(below)) wrong.push(`${from} imports ${to}`);
      }
    expect(wrong).toEqual([]);
  });
});

it("no folder is crowded", () => {
  const counts = new Map<string, number>();
  for (const path of all.filter((one) => one.includes("."))) {
    const folder = dirname(path);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  expect([...counts].filter(([, count]) => count > FILES_PER_FOLDER)).toEqual([]);
});
