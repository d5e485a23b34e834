import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { MatchState } from "../../protocol/matchState.svelte.ts";
import type { Match } from "../../protocol/client.svelte.ts";
import type { View } from "../../protocol/types.ts";
import { set } from "../page/settings.svelte.ts";
import { HandOver, SAID_MS } from "./handOver.svelte.ts";

const view = (seat: number, more: object = {}): View => ({
  seats: [],
  tiles: [],
  decision: { seat, kind: "act" },
  ...more,
});
let stop: () => void;

/** A match at a device that holds these seats, while `first` decides. */
function at(held: number[], first: View) {
  const state = new MatchState();
  state.held = held;
  state.view = first;
  let handOver!: HandOver;
  stop = rooted(() => (handOver = new HandOver(state as unknown as Match)));
  const decides = (next: View) => {
    state.view = next;
    flushSync();
    return handOver;
  };
  return { state, handOver, decides };
}

function rooted(make: () => void): () => void {
  const end = $effect.root(make);
  flushSync();
  return end;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  stop();
  set("coverTurns", false);
  vi.useRealTimers();
});

it("says who is next when the turn goes to another person here, for a moment", () => {
  const { handOver, decides } = at([0, 2], view(0));
  expect(handOver.shown).toBeNull();
  expect(decides(view(2))).toMatchObject({ shown: 2, covered: false });
  vi.advanceTimersByTime(SAID_MS);
  expect(handOver.shown).toBeNull();
});

it("says nothing where one person plays, nor between two decisions of the same one", () => {
  expect(at([0], view(1)).decides(view(0)).shown).toBeNull();
  stop();
  const { decides } = at([0, 2], view(0));
  expect(decides(view(0)).shown).toBeNull();
  expect(decides(view(1)).shown).toBeNull();
  expect(decides(view(0)).shown).toBeNull();
});

it("covers the table until it is taken where players wish it or a seat has secrets, also after a reload", () => {
  const secret = { own: { hand: ["D"] } };
  const { handOver, decides } = at([0, 2], view(0, secret));
  expect(handOver).toMatchObject({ shown: 0, covered: true });
  handOver.take();
  expect(handOver.covered).toBe(false);
  set("coverTurns", true);
  expect(decides(view(2))).toMatchObject({ shown: 2, covered: true });
  vi.advanceTimersByTime(10 * SAID_MS);
  expect(handOver.covered).toBe(true);
});

it("covers the table where somebody here has answered in advance, which the others must not see", () => {
  const { state, decides } = at([0, 2], view(1));
  state.answers = { kinds: ["pass_until_turn"], held: [{ seat: 0, answers: [] }] };
  expect(decides(view(2)).covered).toBe(false);
  state.answers = { kinds: ["pass_until_turn"], held: [{ seat: 0, answers: [{ kind: "pass_until_turn" }] }] };
  decides(view(1));
  expect(decides(view(0))).toMatchObject({ shown: 0, covered: true });
});

it("plays the seat that decides, else the one that acted here last, else the own one", () => {
  const { state } = at([0, 2], view(2));
  expect([state.seat, state.shared]).toEqual([2, true]);
  state.view = view(1);
  expect(state.seat).toBe(0);
  state.events = [{ number: 1, action: { seat: 2, type: "place_tile" } }] as never;
  expect(state.seat).toBe(2);
  state.held = [];
  expect(state.seat).toBeNull();
});
