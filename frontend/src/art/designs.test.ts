import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Art } from "./art.ts";

let designs: typeof import("./designs.ts");
/** The addresses that were asked for, and what answers them. */
let asked: string[];
let answers: ((response: Response) => void)[];

const names = ["A", "B", "C", "D", "E", "F"];
const art: Art = {
  base: "/art/1",
  tiles: {
    ...Object.fromEntries(names.map((name) => [name, { symbol: `t-${name}`, set: "base", segments: [] }])),
    G: { symbol: "t-G", set: "river", segments: [] },
  },
};
const sheet = () => new Response(names.map((name) => `<symbol id="t-${name}"><g/></symbol>`).join(""));
const answer = async (nth: number, response: Response) => {
  answers[nth]!(response);
  await new Promise((resolve) => setTimeout(resolve));
};

beforeEach(async () => {
  vi.resetModules();
  designs = await import("./designs.ts");
  [asked, answers] = [[], []];
  vi.stubGlobal("fetch", (at: string) => {
    asked.push(at);
    return new Promise<Response>((resolve) => answers.push(resolve));
  });
});
afterEach(() => vi.unstubAllGlobals());

const design = (name: string, need: "hand" | "shown" = "shown") => designs.designOf("/art/1", "far", `t-${name}`, need);

it("fetches a set of which many designs are missing, and other designs one by one", async () => {
  designs.fetchSets(art, ["A", "B", "C", "D", "E", "G"], "far", "shown");
  const [found] = [design("F"), design("G")];
  expect(asked).toEqual(["/art/1/sets/far/base.svg", "/art/1/designs/far/t-G.svg"]);
  await answer(0, sheet());
  expect((await found).get("t-F")).toBe("<g/>");
});

it("fetches few designs one by one", () => {
  designs.fetchSets(art, ["A", "B", "C", "D", "A"], "far", "shown");
  void design("A");
  expect(asked).toEqual(["/art/1/designs/far/t-A.svg"]);
});

it("does not fetch a set for designs that come already", () => {
  for (const name of ["A", "B"]) void design(name);
  designs.fetchSets(art, names, "far", "shown");
  expect(asked).toHaveLength(2);
});

it("asks for the tile in hand by itself while its set comes, and not once it is here", async () => {
  designs.fetchSets(art, names, "far", "shown");
  void design("A", "hand");
  expect(asked).toEqual(["/art/1/sets/far/base.svg", "/art/1/designs/far/t-A.svg"]);
  await answer(0, sheet());
  expect((await design("B", "hand")).get("t-B")).toBe("<g/>");
  expect(asked).toHaveLength(2);
});

it("rejects the designs of a set that could not be had, and tries again", async () => {
  designs.fetchSets(art, names, "far", "shown");
  const refused = expect(design("A")).rejects.toThrow("503");
  await answer(0, new Response("", { status: 503 }));
  await refused;
  designs.fetchSets(art, names, "far", "shown");
  expect(asked).toEqual(Array(2).fill("/art/1/sets/far/base.svg"));
});
