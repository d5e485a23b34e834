import { flushSync, mount, unmount } from "svelte";
import { expect, it } from "vitest";
import type { Neutral, View } from "../../protocol/types.ts";
import Board from "../Board.svelte";
import { placedNeutrals } from "./placedNeutrals.ts";

const art = { tiles: { A: { symbol: "t-A", segments: [] } } };
const rest = { art, last: null, shown: null, outline: null, overview: false, oninspect: () => undefined };
const tiles = [0, 1].map((x) => ({ tile: "A", x, y: 0, rotation: 0 }));
const wolf = (number: number, x: number): Neutral => ({ piece: "wolf", number, x, y: 0 });

it("draws each figure of nobody at its place with its number, and moves the one that moves", () => {
  const first: View = { seats: [], tiles, neutrals: [wolf(0, 0), wolf(1, 1)] };
  let view = $state.raw(first);
  const props = {
    ...rest,
    get view() {
      return view;
    },
  };
  const board = mount(Board, { target: document.body, props });
  const drawn = () =>
    [...document.querySelectorAll<SVGGElement>("[data-neutral]")].map((g) => [
      g.dataset["neutral"],
      g.querySelector("use")?.getAttribute("href"),
      g.getAttribute("transform"),
    ]);
  flushSync();
  const there = [
    ["wolf,0", "#fig-wolf", "translate(50 50)"],
    ["wolf,1", "#fig-wolf", "translate(150 50)"],
  ];
  expect(drawn()).toEqual(there);
  const still = document.querySelector("[data-neutral='wolf,0']");

  view = { ...first, neutrals: [wolf(0, 0), wolf(1, 0)] };
  flushSync();
  expect(drawn()[0]).toEqual(there[0]);
  expect(drawn()[1]).not.toEqual(there[1]);
  expect(document.querySelector("[data-neutral='wolf,0']")).toBe(still);

  view = { seats: [], tiles };
  flushSync();
  expect(drawn()).toEqual([]);
  void unmount(board);
});

it("counts from 1 where there are several, and stands those of one place apart", () => {
  const lair = { piece: "wolf", number: 2 } as Neutral;
  const placed = placedNeutrals(art, new Map(), [wolf(0, 0), wolf(1, 0), lair, { ...wolf(0, 1), piece: "flea" }], 1);
  expect(placed.map(({ name, shown }) => [name, shown])).toEqual([
    ["wolf,0", 1],
    ["wolf,1", 2],
    ["flea,0", null],
  ]);
  expect(placed[1]!.x).toBeGreaterThan(placed[0]!.x);
});
