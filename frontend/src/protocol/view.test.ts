import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import type { View } from "./types.ts";
import { applyChange, canonical, viewHash } from "./view.ts";

const view: View = {
  seats: [{ name: "Żaneta 🏰", score: -2, supply: {} }],
  tiles: [],
  left: 3,
  decision: { seat: 0, kind: "act" },
};

describe("applyChange", () => {
  it("sets whole keys, appends to lists, drops keys, and leaves the old view alone", () => {
    const tile = { tile: "BA/L", x: 1, y: 0, rotation: 90 };
    const next = applyChange(view, {
      set: { left: 2 },
      add: { tiles: [tile], pieces: [{ seat: 0 }] },
      drop: ["decision"],
    });
    expect(next.left).toBe(2);
    expect(next.tiles).toEqual([tile]);
    expect(next.pieces).toEqual([{ seat: 0 }]);
    expect("decision" in next).toBe(false);
    expect(view.tiles).toEqual([]);
    expect(view.left).toBe(3);
  });
});

describe("canonical", () => {
  it("writes what Python's json.dumps writes with sorted keys and no spaces", () => {
    const value = { b: [1, null, true, 'é\u007f\u2028🏰"\\\n'], a: { Z: -3, a: {} } };
    expect(canonical(value)).toBe(
      '{"a":{"Z":-3,"a":{}},"b":[1,null,true,"\\u00e9\\u007f\\u2028\\ud83c\\udff0\\"\\\\\\n"]}',
    );
  });
});

describe("viewHash", () => {
  it("is the SHA-256 of the view without the legal actions, 16 hex digits", async () => {
    const { decision, ...rest } = view;
    const text = canonical({ ...rest, decision });
    expect(await viewHash(view)).toBe(createHash("sha256").update(text).digest("hex").slice(0, 16));
    expect(await viewHash({ ...view, decision: { seat: 0, kind: "act", actions: [] } })).toBe(await viewHash(view));
    expect(await viewHash({ ...view, left: 4 })).not.toBe(await viewHash(view));
  });
});
