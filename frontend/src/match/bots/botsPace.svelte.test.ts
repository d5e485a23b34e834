import { flushSync } from "svelte";
import { afterEach, expect, it } from "vitest";
import type { Match } from "../../protocol/client.svelte.ts";
import { MatchState } from "../../protocol/matchState.svelte.ts";
import type { Headline, View } from "../../protocol/types.ts";
import { BotsPace } from "./botsPace.svelte.ts";

const view = (seat: number): View => ({ seats: [], tiles: [], decision: { seat, kind: "act" } });
let stop = () => {};

/** A player of seat 0 and a bot of seat 1, while the bot decides. */
function playing(kinds: readonly string[] = ["human", "bot"]) {
  const state = new MatchState();
  const wishes: string[] = [];
  state.held = [0];
  state.status = "running";
  state.connection = "live";
  state.headline = { seats: kinds.map((kind, index) => ({ index, kind })) } as unknown as Headline;
  state.view = view(1);
  const match = Object.assign(state, { wishPace: (pace: string) => void wishes.push(pace) });
  let pace!: BotsPace;
  stop = $effect.root(() => void (pace = new BotsPace(match as unknown as Match)));
  flushSync();
  return { state, wishes, pace };
}

afterEach(() => {
  stop();
  localStorage.clear();
});

it("skips what the bots do until the player decides", () => {
  const { state, wishes, pace } = playing();
  expect(pace.offered).toBe(true);
  pace.skip();
  expect(pace.offered).toBe(false);
  expect(wishes).toEqual(["at_once"]);
  state.view = view(0);
  flushSync();
  expect(wishes).toEqual(["at_once", "watch"]);
  state.view = view(1);
  flushSync();
  expect(pace.offered).toBe(true);
});

it("keeps a wish in the browser and sends it with each new connection", () => {
  playing().pace.choose("quick");
  stop();
  const { state, wishes, pace } = playing();
  expect(pace.wish).toBe("quick");
  expect(wishes).toEqual(["quick"]);
  state.connection = "lost";
  flushSync();
  state.connection = "live";
  flushSync();
  expect(wishes).toEqual(["quick", "quick"]);
});

it("offers nothing where nobody but persons play, and nothing to a spectator", () => {
  expect(playing(["human", "human"]).pace.offered).toBe(false);
  stop();
  const { state, pace } = playing();
  state.held = [];
  flushSync();
  expect(pace.offered).toBe(false);
});
