import { afterEach, expect, test } from "vitest";
import { setLocale } from "../../i18n/core.svelte.ts";
import { LOCALES } from "../../i18n/render.ts";
import type { Headline } from "../../protocol/types.ts";
import { alone } from "./hints.svelte.ts";
import { goneOn, isAction, steps, type Idea } from "./idea.ts";
import { gainWords, todoWord, whyWord } from "./words.ts";

const lay = { seat: 0, type: "place_tile", x: 1, y: 0, rotation: 90 };
const deploy = { seat: 0, type: "deploy", piece: "meeple", x: 1, y: 0, feature: "city@N" };
const end = { seat: 0, type: "end_turn" };
const idea: Idea = {
  actions: [lay, deploy, end],
  points: 4.3,
  chance: 0.081,
  reason: { code: "claims", kind: "city", x: 1, y: 0, points: 5 },
};
const nameOf = () => "Bob";

afterEach(() => setLocale("en"));

test("an offered action is the one meant though it carries more", () => {
  expect(isAction({ ...lay, needs: "bridge" }, lay)).toBe(true);
  expect(isAction({ ...lay, rotation: 180 }, lay)).toBe(false);
});

test("what is left of an idea after its tile is its figure, and nothing after that", () => {
  const rest = goneOn([idea], lay);
  expect(rest?.actions).toEqual([deploy, end]);
  expect(goneOn([rest!], deploy)).toBe(null);
  expect(goneOn([idea], { ...lay, x: 2 })).toBe(null);
});

test("the end of a turn is named only where it is all there is", () => {
  expect(steps(idea)).toEqual([lay, deploy]);
  expect(steps({ ...idea, actions: [end] })).toEqual([end]);
});

test("an idea says why, what to do, and how much better it is", () => {
  expect(whyWord(idea, nameOf)).toBe("Claims the city at 1 east: about 5 points");
  expect(todoWord(idea)).toContain("then: ");
  expect(todoWord({ ...idea, actions: [lay, end] })).toContain("no figure");
  expect(todoWord({ ...idea, actions: [lay] })).not.toContain("figure");
  expect(gainWords(idea)).toEqual({
    short: "+4 · +8%",
    long: "4 points better than an ordinary move, 8% more chance to win",
  });
});

test("an idea that nothing was searched for has no figures", () => {
  const usual: Idea = { actions: [end], points: null, chance: null, reason: null };
  expect(gainWords(usual)).toBe(null);
  expect(whyWord(usual, nameOf)).toBe("A bot would do this.");
});

test.each(LOCALES)("all of it is said in %s", async (language) => {
  await setLocale(language);
  for (const said of [whyWord(idea, nameOf), todoWord(idea), gainWords(idea)!.long])
    expect(said).not.toMatch(/[{}]|undefined/);
});

test("ideas are for somebody who plays, and always played, against bots alone", () => {
  const table = (...seats: object[]) => ({ seats: seats.map((seat, index) => ({ index, ...seat })) }) as Headline;
  expect(alone(table({ kind: "human" }, { kind: "bot" }), 0)).toBe(true);
  expect(alone(table({ kind: "human" }, { kind: "bot", left: true }), 0)).toBe(false);
  expect(alone(table({ kind: "human" }, { kind: "human" }), 0)).toBe(false);
  expect(alone(table({ kind: "bot" }, { kind: "bot" }), null)).toBe(false);
});
