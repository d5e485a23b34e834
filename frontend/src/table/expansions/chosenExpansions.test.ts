import { describe, expect, it } from "vitest";
import { randomChoice, leaving, neededBy, needsOf, taking } from "./chosenExpansions.ts";

// "wanderer" needs "mayors", which need "walls"; the others stand alone.
const offered = [
  { name: "castles", needs: [] },
  { name: "inns", needs: [] },
  { name: "mayors", needs: ["walls"] },
  { name: "walls", needs: [] },
  { name: "wanderer", needs: ["mayors"] },
];

/** A source of chance that a test can repeat (mulberry32). */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

describe("needs", () => {
  it("are followed through", () => {
    expect(needsOf(offered, "wanderer")).toEqual(["mayors", "walls"]);
    expect(needsOf(offered, "inns")).toEqual([]);
    expect(neededBy(offered, "walls")).toEqual(["mayors", "wanderer"]);
  });

  it("end where two expansions need each other", () => {
    const ring = [
      { name: "a", needs: ["b"] },
      { name: "b", needs: ["a"] },
    ];
    expect(needsOf(ring, "a")).toEqual(["b"]);
  });
});

describe("taking and leaving", () => {
  it("takes along what is needed, and says what was not there before", () => {
    expect(taking(offered, ["walls", "inns"], "wanderer")).toEqual({
      chosen: ["inns", "mayors", "walls", "wanderer"],
      along: ["mayors"],
    });
    expect(taking(offered, [], "inns")).toEqual({ chosen: ["inns"], along: [] });
  });

  it("puts back what can't be without it", () => {
    const all = ["inns", "mayors", "walls", "wanderer"];
    expect(leaving(offered, all, "mayors")).toEqual({ chosen: ["inns", "walls"], along: ["wanderer"] });
    expect(leaving(offered, all, "inns").along).toEqual([]);
  });
});

describe("by chance", () => {
  it.each([1, 2, 3, 4, 5])("%i expansions, none without what it needs", (count) => {
    for (let seed = 0; seed < 200; seed += 1) {
      const chosen = randomChoice(offered, count, dice(seed));
      expect(chosen.length).toBe(count);
      for (const name of chosen) expect(chosen).toEqual(expect.arrayContaining(needsOf(offered, name)));
    }
  });

  it("reaches every expansion", () => {
    const seen = new Set(Array.from({ length: 200 }, (_, seed) => randomChoice(offered, 3, dice(seed))).flat());
    expect([...seen].sort()).toEqual(offered.map((one) => one.name));
  });

  it("gives another choice than the last one", () => {
    let last: string[] = [];
    for (let seed = 0; seed < 100; seed += 1) {
      const next = randomChoice(offered, 2, dice(seed), last);
      expect(next).not.toEqual(last);
      last = next;
    }
  });

  it("takes the whole offered where it has no more, also a second time", () => {
    const small = offered.slice(0, 2);
    expect(randomChoice(small, 4, dice(1))).toEqual(["castles", "inns"]);
    expect(randomChoice(small, 2, dice(1), ["castles", "inns"])).toEqual(["castles", "inns"]);
    expect(randomChoice([], 3, dice(1))).toEqual([]);
  });
});
