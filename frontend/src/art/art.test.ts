import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { loadArt } from "./art.ts";

const asked: string[] = [];

beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal("fetch", (address: string) => {
    asked.push(address);
    if (address.endsWith(".svg")) return Promise.resolve(new Response('<svg xmlns="http://www.w3.org/2000/svg"/>'));
    const sets = new URL(address, "http://host").searchParams.get("sets")!.split(",");
    const tiles = Object.fromEntries(sets.map((set) => [`${set}.1`, { symbol: set, segments: [] }]));
    return Promise.resolve(new Response(JSON.stringify({ tiles })));
  });
});
afterEach(() => vi.unstubAllGlobals());

const geometry = () => asked.filter((address) => address.includes("tiles.json")).map((address) => address.slice(8));

it("fetches few sets one by one, so that each is kept by itself", async () => {
  const art = await loadArt("few", ["base", "river"]);
  expect(Object.keys(art.tiles)).toEqual(["base.1", "river.1"]);
  expect(geometry()).toEqual(["/tiles.json?sets=base", "/tiles.json?sets=river"]);
});

it("fetches many sets in two requests, in whichever order a match names them", async () => {
  const art = await loadArt("all", ["tower", "base", "abbot", "river", "count"]);
  expect(Object.keys(art.tiles).sort()).toEqual(["abbot.1", "base.1", "count.1", "river.1", "tower.1"]);
  expect(geometry()).toEqual(["/tiles.json?sets=base", "/tiles.json?sets=abbot,count,river,tower"]);
  await loadArt("all", ["river", "abbot", "base", "count", "tower"]);
  expect(geometry()).toHaveLength(2);
});
