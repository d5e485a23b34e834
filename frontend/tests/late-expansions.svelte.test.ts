import { flushSync } from "svelte";
import { describe, expect, it } from "vitest";
import { register } from "../src/expansions/registry.ts";
import { AtHand } from "../src/match/turn/decision.svelte.ts";
import type { Match } from "../src/protocol/client.svelte.ts";
import type { Action } from "../src/protocol/types.ts";

const action = { seat: 0, type: "place_late", x: 3, y: -1 } as unknown as Action;
const offer = { number: 7, undo: false, decision: { seat: 0, kind: "late", actions: [action] } };
const match = { seat: 0, status: "running", number: 7, offer, pending: [], view: { decision: offer.decision } };

describe("an expansion that is loaded after the offer came", () => {
  it("has its cells on the board, as after a reload", () => {
    let at!: AtHand;
    const stop = $effect.root(() => {
      at = new AtHand(match as unknown as Match, () => Promise.reject(new Error("not asked for")));
    });
    flushSync();
    expect(at.placing.cells).toEqual([]);
    register("late", { actions: { place_late: { lays: true } } });
    flushSync();
    expect(at.placing.cells.map(({ x, y }) => [x, y])).toEqual([[3, -1]]);
    stop();
  });
});
