// The first part of the lobby: what it says of the players who are there.

import { flushSync, mount, unmount } from "svelte";
import { expect, test } from "vitest";
import Hero from "./Hero.svelte";
import { QuickMatch } from "./quick.svelte.ts";

test("a visitor reads that nobody else is there, and no longer once somebody is", () => {
  const props = $state<{ quick: QuickMatch; here: number | null }>({ quick: new QuickMatch(() => {}), here: null });
  const hero = mount(Hero, { target: document.body, props });
  const said = () => document.querySelector(".alone")?.textContent;
  flushSync();
  expect(said()).toBeUndefined();
  props.here = 0;
  flushSync();
  expect(said()).toBe("Nobody else is here right now, so it may take a while.");
  props.here = 2;
  flushSync();
  expect(said()).toBeUndefined();
  void unmount(hero);
});
