import { describe, expect, it } from "vitest";
import type { Level } from "./art.ts";
import { atNearest } from "./levels.ts";

const among = (...levels: Level[]) => ({
  drawnAt: (level: Level) => (levels.includes(level) ? level : undefined),
});

describe("the level that stands in for another", () => {
  it("is the wanted one if it is drawn", () => {
    expect(atNearest("middle", among("far", "middle", "near").drawnAt)).toBe("middle");
  });

  it("is the one most like it otherwise", () => {
    expect(atNearest("near", among("far", "middle").drawnAt)).toBe("middle");
    expect(atNearest("middle", among("far", "near").drawnAt)).toBe("near");
    expect(atNearest("far", among("near").drawnAt)).toBe("near");
  });

  it("is none if nothing is drawn", () => {
    expect(atNearest("near", among().drawnAt)).toBeUndefined();
  });
});
