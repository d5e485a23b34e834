import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { MatchEvent } from "../protocol/types.ts";
import { Player } from "./player.svelte.ts";

const TYPES = ["place_tile", "deploy", "end_turn", "place_tile", "end_turn", "place_tile"];
const EVENTS = TYPES.map((type, i): MatchEvent => ({
  number: i + 1,
  seat: 0,
  action: { seat: 0, type },
  at: "",
  change: {},
  hash: "",
}));

describe("stepping through a match", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("opens at the newest move and follows it, until the reader goes somewhere", () => {
    let events = EVENTS.slice(0, 2);
    const player = new Player(() => events);
    player.want(null);
    expect(player.number).toBe(2);
    events = EVENTS;
    expect(player.number).toBe(6);
    expect(player.settled).toBe(false);
    player.step(-1);
    expect(player.number).toBe(5);
    expect(player.settled).toBe(true);
  });

  it("opens at the move of the address, as soon as it has arrived", () => {
    let events: MatchEvent[] = [];
    const player = new Player(() => events);
    player.want(4);
    expect(player.number).toBe(0);
    expect(player.settled).toBe(false);
    events = EVENTS;
    expect(player.number).toBe(4);
  });

  it("never leaves the list", () => {
    const player = new Player(() => EVENTS);
    player.jump(99);
    expect(player.number).toBe(6);
    player.step(1);
    expect(player.number).toBe(6);
    player.jump(0);
    player.step(-1);
    expect(player.number).toBe(0);
  });

  it("goes to a move that the match has and that has not arrived yet", () => {
    let events = EVENTS.slice(0, 2);
    const player = new Player(
      () => events,
      () => 6,
    );
    player.jump(Infinity);
    expect([player.number, player.settled]).toEqual([2, false]);
    events = EVENTS.slice(0, 4);
    expect([player.number, player.settled]).toEqual([4, false]);
    events = EVENTS;
    expect([player.number, player.settled]).toEqual([6, true]);
  });

  it("goes from turn to turn", () => {
    const player = new Player(() => EVENTS);
    player.jump(0);
    const seen: number[] = [];
    for (let i = 0; i < 3; i++) {
      player.turn(1);
      seen.push(player.number);
    }
    expect(seen).toEqual([3, 5, 6]);
    player.turn(-1);
    expect(player.number).toBe(5);
  });

  it("plays to the end and stops there; playing again starts over", () => {
    const player = new Player(() => EVENTS);
    player.jump(3);
    player.toggle();
    vi.advanceTimersByTime(20_000);
    expect(player.number).toBe(6);
    expect(player.playing).toBe(false);
    player.toggle();
    expect(player.number).toBe(0);
    player.speed = 4;
    vi.advanceTimersByTime(10_000);
    expect(player.number).toBe(6);
  });
});
