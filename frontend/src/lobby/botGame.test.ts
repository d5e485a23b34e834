import { afterEach, expect, it } from "vitest";
import { FIRST, lastBotGame, rememberBotGame } from "./botGame.ts";

afterEach(() => localStorage.clear());

it("begins with the base game against one bot, then with what was chosen last", () => {
  expect(lastBotGame()).toEqual(FIRST);
  rememberBotGame({ level: "random", seats: 4, preset: "all" });
  expect(lastBotGame()).toEqual({ level: "random", seats: 4, preset: "all" });
});

it.each(["nonsense", "null", '{"seats":9}', '{"level":3}', '{"seats":"x"}'])("begins anew after %s", (kept) => {
  localStorage.setItem("bastide.bots", kept);
  expect(lastBotGame()).toEqual(FIRST);
});
