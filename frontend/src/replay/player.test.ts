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

  it.each([7, 9999])("opens at the last move where the address names move %d, which is past it", (wanted) => {
    let [events, known]: [MatchEvent[], number] = [[], 0];
    const player = new Player(
      () => events,
      () => known,
    );
    player.want(wanted);
    expect([player.number, player.settled]).toEqual([0, false]);
    [events, known] = [EVENTS.slice(0, 4), 6];
    expect([player.number, player.awaited, player.settled]).toEqual([0, 6, false]);
    events = EVENTS;
    expect([player.number, player.awaited, player.settled]).toEqual([6, null, true]);
  });

  it("stays at a move that was the last one when the address was read", () => {
    let events = EVENTS.slice(0, 5);
    const player = new Player(() => events);
    player.want(99);
    player.want(player.number);
    events = EVENTS;
    expect([player.number, player.settled]).toEqual([5, true]);
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
    expect([player.number, player.awaited, player.settled]).toEqual([2, 6, false]);
    events = EVENTS;
    expect([player.number, player.awaited, player.settled]).toEqual([6, null, true]);
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

  describe("within the last move", () => {
    const counting = { steps: () => 3, ms: () => 300 };
    const make = () =>
      new Player(
        () => EVENTS,
        () => EVENTS.length,
        counting,
      );

    it("steps through the final count, forth and back", () => {
      const player = make();
      player.jump(5);
      expect(player.counted).toBeNull();
      const seen = Array.from({ length: 4 }, () => (player.step(1), [player.number, player.counted]));
      expect(seen).toEqual([
        [6, 0],
        [6, 1],
        [6, 2],
        [6, 3],
      ]);
      player.step(1);
      expect([player.number, player.counted]).toEqual([6, 3]);
      for (let n = 0; n < 4; n++) player.step(-1);
      expect([player.number, player.counted]).toEqual([5, null]);
    });

    it("is whole for somebody who jumps to the end", () => {
      const player = make();
      player.jump(Infinity);
      expect(player.counted).toBe(3);
    });

    it("plays the count to its end, and then stops", () => {
      const player = make();
      player.jump(5);
      player.toggle();
      vi.advanceTimersByTime(1500);
      expect([player.number, player.counted, player.playing]).toEqual([6, 0, true]);
      vi.advanceTimersByTime(650);
      expect(player.counted).toBe(2);
      vi.advanceTimersByTime(2000);
      expect([player.counted, player.playing]).toEqual([3, false]);
    });
  });
});
