// A tile that lies on the board unconfirmed, and events that the player did not cause.

import { flushSync } from "svelte";
import { afterEach, describe, expect, it } from "vitest";
import type { Match } from "../../protocol/client.svelte.ts";
import type { Action } from "../../protocol/types.ts";
import { AtHand } from "./decision.svelte.ts";

const place = (x: number, rotation = 0): Action => ({ seat: 0, type: "place_tile", x, y: 0, rotation });
const END: Action = { seat: 0, type: "end_turn" };

/** As much of a match as the decision at hand reads; `says` is what the server would send. */
class Line {
  seat = 0;
  status = "running";
  pending = [];
  headline = null;
  number = $state(0);
  asked = $state<{ seat: number; kind: string } | null>({ seat: 0, kind: "place" });
  actions = $state.raw<Action[] | null>(null);
  readonly view = $derived({ seats: [], tiles: [], decision: this.asked, turn: { tile: "BA/RCr" } });
  readonly offer = $derived(this.actions && { decision: { ...this.asked, actions: this.actions }, undo: false });

  says(kind: string, actions: Action[] | null, seat = 0): void {
    [this.asked, this.actions] = [{ seat, kind }, actions];
    flushSync();
  }
}

let leave: (() => void) | null = null;
afterEach(() => leave?.());

/** The decision of seat 0, who has laid the tile at 1, 0 and has not confirmed it. */
function laidAt1(): { line: Line; at: AtHand } {
  const line = new Line();
  let at!: AtHand;
  leave = $effect.root(() => {
    at = new AtHand(line as unknown as Match, () => Promise.resolve([]) as never);
  });
  line.says("place", [place(1), place(1, 90), place(4)]);
  at.placing.choose(at.placing.cells[0]!);
  at.placing.turn(1);
  expect(at.placing.action).toEqual(place(1, 90));
  return { line, at };
}

describe("a tile laid but not confirmed", () => {
  it("lies there again when another player has left, and cannot be confirmed before", () => {
    const { line, at } = laidAt1();
    line.says("place", null);
    expect(at.placing.action).toBeNull();
    line.says("place", [place(1), place(1, 90), place(4)]);
    expect(at.placing.action).toEqual(place(1, 90));
  });

  it("goes back to the hand where the cell is not offered any more", () => {
    const { line, at } = laidAt1();
    line.says("place", null);
    line.says("place", [place(4)]);
    expect(at.placing.chosen).toBeNull();
  });

  it("is forgotten once the turn went on, so an undo brings it back to the hand", () => {
    const { line, at } = laidAt1();
    line.says("place", null);
    line.says("act", null);
    line.says("act", [END]);
    line.says("place", null);
    line.says("place", [place(1), place(4)]);
    expect(at.placing.chosen).toBeNull();
  });

  it("is forgotten once somebody else was asked", () => {
    const { line, at } = laidAt1();
    line.says("place", null, 1);
    line.says("place", null);
    line.says("place", [place(1), place(4)]);
    expect(at.placing.chosen).toBeNull();
  });
});
