import { flushSync, mount, unmount } from "svelte";
import { expect, it } from "vitest";
import type { Headline, SeatView, View } from "../../protocol/types.ts";
import Seats from "./Seats.svelte";
import { lostOf } from "./seats.ts";
import Supplies from "./Supplies.svelte";

const seat = (lost?: Record<string, number>): SeatView => ({
  name: "Ann",
  score: 0,
  supply: { meeple: 5 },
  ...(lost ? { lost } : {}),
});
const view = { seats: [seat(), seat({ meeple: 2 })], tiles: [] } as unknown as View;
const headline = { id: "m", seats: [], setup: {} } as unknown as Headline;

it("names what is out of the game, and nothing where nothing is", () => {
  expect(lostOf(seat())).toEqual([]);
  expect(lostOf(seat({ meeple: 2 })).map(({ piece, count }) => [piece, count])).toEqual([["meeple", 2]]);
});

it("shows it at the seat, with words for screen readers", () => {
  const seats = mount(Seats, { target: document.body, props: { headline, view } });
  flushSync();
  const [ann, bob] = document.querySelectorAll(".seat");
  expect(ann!.querySelector("[data-lost]")).toBeNull();
  const lost = bob!.querySelector("[data-lost=meeple]")!;
  expect(lost.querySelector(".visually-hidden")!.textContent).toBe("Out of the game: Follower (2)");
  expect(lost.querySelector(".number")!.textContent).toBe("2");
  void unmount(seats);
});

it("lists it among the supplies of a narrow page", () => {
  const supplies = mount(Supplies, { target: document.body, props: { view } });
  flushSync();
  expect(document.querySelectorAll("[data-testid=supplies] [data-lost]")).toHaveLength(1);
  void unmount(supplies);
});
