// The way back to the reader's matches.

import { flushSync, mount, unmount } from "svelte";
import { expect, test } from "vitest";
import type { MatchCard } from "../../api/types.ts";
import MyTurns from "./MyTurns.svelte";

const match = (id: string, yours: boolean, scores = [0, 0], expansions: string[] = []) =>
  ({
    id,
    your_turn: yours,
    expansions,
    seats: ["Ann", "Bob"].map((name, seat) => ({ name, score: scores[seat] })),
  }) as unknown as MatchCard;

test("leads to three matches at most, first to those that wait for the reader", () => {
  const matches = [match("a", false), match("b", false), match("c", true), match("d", false)];
  const shown = mount(MyTurns, { target: document.body, props: { matches } });
  flushSync();
  const links = [...document.querySelectorAll<HTMLAnchorElement>("[data-testid=my-turns] a")];
  expect(links.map((link) => link.getAttribute("href"))).toEqual(["/match/c", "/match/a", "/match/b"]);
  expect(links[0]!.textContent).toContain("Your turn");
  expect(links[1]!.textContent).not.toContain("Your turn");
  void unmount(shown);
});

test("says how matches of the same players stand, and what they are played with", () => {
  const matches = [match("a", false, [4, 12]), match("b", false, [4, 12], ["river", "count", "tower"])];
  const shown = mount(MyTurns, { target: document.body, props: { matches } });
  flushSync();
  const about = [...document.querySelectorAll("[data-testid=my-turns] .about")].map((one) => one.textContent);
  expect(about).toEqual(["4 : 12 · Base game", "4 : 12 · The River and 2 more"]);
  void unmount(shown);
});
