import { afterEach, describe, expect, it } from "vitest";
import { LOCALES, setLocale } from "../i18n/index.ts";
import { announce } from "../match/page/announce.ts";
import { withLabel } from "../match/turn/decision.svelte.ts";
import { choicesOf, turnWord } from "../match/turn/turn.ts";
import { actionWord, cameWords, eventWord, partWords, scoredWord, turnNotes } from "../words/words.ts";
import type { Action, MatchEvent, View } from "../protocol/types.ts";
import { decisionUI } from "./registry.ts";

const DECISIONS = ["abbey", "wagon", "drawbridge", "office"];

afterEach(() => setLocale("en"));

const seats = [
  { name: "Ann", score: 0, supply: {} },
  { name: "Ben", score: 0, supply: {} },
];
const view = (more: Partial<View> = {}): View => ({ seats, tiles: [], turn: { seat: 0, tile: null }, ...more });
const event = (action: Action, number = 1): MatchEvent => ({
  number,
  seat: action.seat,
  action,
  at: "",
  change: {},
  hash: "",
});
const deciding = (kind: string, seat = 0) => view({ decision: { seat, kind } });
const pass: Action = { seat: 0, type: "pass" };

const ACTIONS: Record<string, [Action, string, string]> = {
  abbey: [{ seat: 0, type: "place_abbey", x: 2, y: 0 }, "Place the abbey at 2 east", "Ann placed an abbey at 2 east"],
  draw: [{ seat: 0, type: "draw_tile" }, "Draw a tile", "Ann drew a tile"],
  barn: [
    { seat: 0, type: "deploy", piece: "barn", x: 1, y: 0, feature: "field@NL", corner: "NW" },
    "Barn at the corner (north-west)",
    "Ann: Barn at the north-west corner, 1 east",
  ],
  pig: [
    { seat: 0, type: "deploy", piece: "pig", x: 1, y: 0, feature: "field@NL" },
    "Pig in the field (north-west)",
    "Ann: Pig in the field (north-west)",
  ],
  wanderer: [
    { seat: 0, type: "move", piece: "wanderer", x: 1, y: 0, feature: "road@N" },
    "Move the wanderer on the road (north)",
    "Ann moved the wanderer on the road (north)",
  ],
  wagon: [
    { seat: 0, type: "move_wagon", x: 1, y: 0, feature: "city@E" },
    "Wagon in the city (east), 1 east",
    "Ann’s wagon moved on: in the city (east), 1 east",
  ],
  office: [
    { seat: 0, type: "place_office", x: 1, y: 0, feature: "city@E" },
    "Office in the city (east), 1 east",
    "Ann set up an office at 1 east",
  ],
  crossing: [
    {
      seat: 0,
      type: "cross_drawbridge",
      piece: "big",
      from: { x: 0, y: 0, feature: "road@E" },
      to: { x: 1, y: 0, feature: "city@E" },
    },
    "Big follower in the city (east), 1 east",
    "Ann: Big follower crossed the drawbridge, 1 east",
  ],
};

describe("actions", () => {
  it.each(Object.entries(ACTIONS))("%s is a button and a line of the log", (_, [action, button, line]) => {
    expect(actionWord(action)).toBe(button);
    expect(eventWord(event(action), view(), null, view())).toBe(line);
  });

  it.each(LOCALES)("have words of their own in %s, and nothing is left unfilled", (locale) => {
    setLocale(locale);
    for (const [action] of Object.values(ACTIONS))
      for (const words of [actionWord(action), eventWord(event(action), view(), null, view())]) {
        expect(words).not.toMatch(/[{}]|undefined|_/);
        if (locale !== "en") expect(Object.values(ACTIONS).flat()).not.toContain(words);
      }
  });
});

describe("declining", () => {
  it("says what it is that one declines, on the button and in the log", () => {
    const labels = DECISIONS.map((kind) => withLabel(choicesOf([pass])[0]!, kind, null).label);
    expect(labels).toEqual(["Keep the abbey", "Take the wagon back", "Take the follower back", "No office here"]);
    const lines = DECISIONS.map((kind) => eventWord(event(pass), view(), null, deciding(kind)));
    expect(new Set(lines).size).toBe(DECISIONS.length);
    expect(lines).not.toContain("Ann passed");
    expect(eventWord(event(pass), view(), null, deciding("something_new"))).toBe("Ann passed");
  });
});

describe("decisions", () => {
  it.each(DECISIONS)("%s asks one player and informs the others", (kind) => {
    expect(turnWord(deciding(kind), 0, [pass])).not.toBe(turnWord(deciding(kind), 1, null));
    expect(turnWord(deciding(kind), 1, null)).toContain("Ann");
  });

  it.each([
    [1, [], ""],
    [1, [[0, 2, 0]], ""],
    [0, [[0, 2, 0]], " It leaves the city where it is now (2 east) and scores nothing this turn."],
    [0, [[1, 2, 0]], ""],
  ])("about an office say which one moves: %i left, on the board %j", (left, offices, more) => {
    const pieces = offices.map(([seat = 0, x = 0, y = 0]) => ({ seat, piece: "office", x, y, feature: "city@N" }));
    const seen = view({ pieces, seats: seats.map((seat) => ({ ...seat, supply: { office: left } })) });
    const explained = (at: View) => decisionUI("office")?.explanation?.(at, 0);
    expect(explained(seen)).toBe(explained(view()) + more);
  });

  it("distinguish the first chance for an abbey from the last", () => {
    const draw: Action = { seat: 0, type: "draw_tile" };
    expect(turnWord(deciding("abbey"), 0, [draw])).toBe("Place your abbey, or draw a tile");
    expect(turnWord(deciding("abbey"), 0, [pass])).toBe("Last chance for your abbey");
  });

  it("are read out to the one who decides, with a sound", () => {
    const before = view();
    for (const kind of DECISIONS) {
      const announcement = announce([event({ seat: 1, type: "end_turn" })], [before, deciding(kind)], 0, null);
      expect(announcement.cue).toBe("turn");
      expect(announcement.said).toMatch(/yours?\b|\byou\b/i);
      expect(announce([event({ seat: 1, type: "end_turn" })], [before, deciding(kind)], 1, null).said).toBe("");
    }
  });
});

describe("goods", () => {
  const holding = (...goods: Record<string, number>[]) =>
    view({ seats: seats.map((seat, i) => ({ ...seat, goods: goods[i] ?? {} })) });

  it("are named when they are taken", () => {
    const [before, after] = [holding({ wine: 1 }, {}), holding({ wine: 3, cloth: 1 }, {})];
    expect(cameWords(before, after)).toEqual(["Ann took 3 goods tokens: 2 Wine and 1 Cloth"]);
    expect(cameWords(after, after)).toEqual([]);
    expect(cameWords(undefined, after)).toEqual([]);
  });

  it("score ten for the most of a kind", () => {
    const entry = { seq: 9, seat: 1, points: 10, reason: "goods", parts: [{ what: "grain", count: 4, points: 10 }] };
    expect(scoredWord(entry, view())).toBe("Ben scored 10 points for goods");
    expect(partWords(entry)).toEqual(["Grain: most tokens, 4 → 10"]);
  });
});

describe("scores", () => {
  it.each(["goods", "barn", "wanderer", "office"])("for %s have a sentence in each language", (reason) => {
    const said = LOCALES.map((locale) => {
      setLocale(locale);
      return scoredWord({ seq: 1, seat: 0, points: 4, reason }, view());
    });
    expect(new Set(said).size).toBe(LOCALES.length);
    for (const words of said) expect(words).toMatch(/Ann.*4/);
  });
});

describe("the turn as a whole", () => {
  it("says that this is its second tile, or that one will follow", () => {
    const turn = (half: number, halves: number) => turnNotes(view({ turn: { seat: 0, half, halves } }));
    expect(turn(1, 1)).toEqual([]);
    expect(turn(1, 2)).toEqual(["The builder brings a second tile this turn."]);
    expect(turn(2, 2)).toEqual(["Second tile of this turn"]);
  });

  it("counts the river and what went back under it", () => {
    expect(turnNotes(view({ river: { left: 3, back: ["RI.1/II"] } }))).toEqual([
      "The river: 3 tiles to come",
      "1 tile fitted nowhere and was put back under the others",
    ]);
    expect(turnNotes(view({ river: { left: 0 } }))).toEqual(["The river: only this tile is left"]);
    expect(turnNotes(view({ over: true, river: { left: 3 } }))).toEqual([]);
  });

  it("is announced once, when the second half begins", () => {
    const [first, second] = [
      view({ turn: { seat: 1, half: 1, halves: 2 } }),
      view({ turn: { seat: 1, half: 2, halves: 2 } }),
    ];
    const end = event({ seat: 1, type: "end_turn" });
    expect(announce([end], [first, second], 0, null).said).toContain("Second tile of this turn");
    expect(announce([end], [second, second], 0, null).said).toBe("");
  });
});
