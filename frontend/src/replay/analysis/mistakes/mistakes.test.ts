import { describe, expect, it } from "vitest";
import { arrowFor } from "./arrow.ts";
import { area, line, moveByKey, moveNear, pointAt } from "../chart.ts";
import { mistakeOf, turnOf } from "../example.ts";
import { stepsOf, stepWords } from "./line.ts";
import { mistakeAt, mistakesOf, nextMistake, runsOf } from "./mistakes.ts";
import { percent, points } from "../numbers.ts";
import { barsOf, scaleOf } from "../parts.ts";
import { reasonWords } from "./reasons.ts";
import type { Turn } from "../types.ts";

const TURNS = [
  turnOf({ event: 1, last_event: 3, mistake: mistakeOf({ event: 1 }) }),
  turnOf({ event: 4, last_event: 6, seat: 1, mistake: mistakeOf({ event: 4, grade: "blunder" }) }),
  turnOf({ event: 7, last_event: 9 }),
  turnOf({ event: 10, last_event: 12, mistake: mistakeOf({ event: 10, grade: "mistake" }) }),
];
const eventsOf = (found: readonly { event: number }[]) => found.map(({ event }) => event);

describe("mistakes", () => {
  it("are filtered by seat and from a grade on", () => {
    expect(eventsOf(mistakesOf(TURNS))).toEqual([1, 4, 10]);
    expect(eventsOf(mistakesOf(TURNS, { seat: 0, grade: "slip" }))).toEqual([1, 10]);
    expect(eventsOf(mistakesOf(TURNS, { seat: null, grade: "mistake" }))).toEqual([4, 10]);
    expect(eventsOf(mistakesOf(TURNS, { seat: 0, grade: "blunder" }))).toEqual([]);
  });

  it("are spoken of from the moment before them until their turn is over", () => {
    const found = mistakesOf(TURNS);
    const at = [0, 1, 2, 3, 5, 6, 8, 9, 11, 12].map((move) => mistakeAt(found, move)?.event ?? null);
    expect(at).toEqual([1, 1, 1, 4, 4, null, null, 10, 10, null]);
  });

  it("follow each other, forth and back, and end", () => {
    const found = mistakesOf(TURNS);
    expect(nextMistake(found, 1, 1)?.event).toBe(4);
    expect(nextMistake(found, 7, 1)?.event).toBe(10);
    expect(nextMistake(found, 7, -1)?.event).toBe(4);
    expect(nextMistake(found, 11, 1)).toBeNull();
    expect(nextMistake(found, 0, -1)).toBeNull();
  });
});

describe("runs of mistakes", () => {
  const missed = (event: number, seat: number, code: string, points: number) =>
    turnOf({ event, seat, mistake: mistakeOf({ event, points, reason: { code, kind: "field", points } }) });
  const runs = (turns: readonly Turn[]) =>
    runsOf(mistakesOf(turns)).map(({ worst, others }) => [worst.event, eventsOf(others)]);

  it("hold what a seat missed again and again, below the worst one", () => {
    const turns = [
      missed(1, 0, "farms", 2),
      missed(4, 1, "farms", 3),
      missed(7, 0, "farms", 5),
      missed(9, 1, "farms", 1),
    ];
    expect(runs(turns)).toEqual([
      [7, [1]],
      [4, [9]],
    ]);
  });

  it("end with another reason, and where nothing stayed to be taken", () => {
    const turns = [missed(1, 0, "farms", 2), missed(4, 0, "claims", 3), missed(7, 0, "farms", 5)];
    expect(runs(turns)).toEqual([1, 4, 7].map((event) => [event, []]));
    expect(runs([missed(1, 0, "scores", 2), missed(4, 0, "scores", 2)])).toEqual([1, 4].map((event) => [event, []]));
  });
});

describe("the graph", () => {
  const graph = [
    { event: 1, chances: [0.5, 0.5] },
    { event: 6, chances: [0.75, 0.25] },
    { event: 11, chances: [1, 0] },
  ];
  const frame = { width: 116, height: 110, moves: 10 };

  it("has each point as far along as its move is on the time line", () => {
    expect(line(frame, graph, 0)).toBe("M8 55L58 30L108 5");
    expect(line(frame, graph, 1)).toBe("M8 55L58 80L108 105");
    expect(area(frame, graph, 0)).toBe("M8 55L58 30L108 5L108 55L8 55Z");
    expect(area(frame, [], 0)).toBe("");
  });

  it("finds the point of a move, of a place and of a key", () => {
    expect([0, 4, 5, 10].map((move) => pointAt(graph, move))).toEqual([0, 0, 1, 2]);
    expect([0, 30, 40, 200].map((x) => moveNear(frame, graph, x))).toEqual([0, 0, 5, 10]);
    expect(moveNear(frame, [], 5)).toBeNull();
    const keys = ["ArrowRight", "ArrowLeft", "Home", "End", "x"];
    expect(keys.map((key) => moveByKey(graph, 5, key))).toEqual([10, 0, 0, 10, null]);
    expect(moveByKey(graph, 10, "ArrowRight")).toBeNull();
  });
});

describe("the better way", () => {
  it("and what may follow it are steps, one for each placement, with tiles and figures", () => {
    const steps = stepsOf(
      mistakeOf({
        best: [
          { seat: 0, type: "place_tile", x: 2, y: 1, rotation: 90 },
          { seat: 0, type: "deploy", piece: "meeple", x: 2, y: 1, feature: "road@N" },
          { seat: 0, type: "end_turn" },
        ],
        line: [
          { seat: 1, type: "place_tile", x: 3, y: 1, rotation: 0, tile: "BA/C" },
          { seat: 1, type: "end_turn" },
          { seat: 0, type: "place_tile", x: 4, y: 1, rotation: 0, tile: "BA/LR" },
        ],
      }),
      "BA/RFr",
    );
    expect(steps.map(({ seat, tile }) => [seat, tile?.tile, tile?.x])).toEqual([
      [0, "BA/RFr", 2],
      [1, "BA/C", 3],
      [0, "BA/LR", 4],
    ]);
    expect(steps[0]!.figures).toEqual([{ seat: 0, piece: "meeple", place: { x: 2, y: 1, feature: "road@N" } }]);
    expect(stepWords(steps[0]!)).toBe("2 east, 1 south; Follower on the road (north)");
  });

  it("has an arrow that ends at the edge of its cell", () => {
    const tip = arrowFor({ x: 50, y: 50 }, { x: 350, y: 50 }, 8).split("L")[3];
    expect(tip).toBe("298 50");
    expect(arrowFor({ x: 0, y: 0 }, { x: 0, y: 0 }, 8)).not.toContain("NaN");
  });
});

describe("the parts of a lead", () => {
  const seat = {
    seat: 0,
    margin: 13,
    luck: 34,
    choices: 2,
    bids: 0,
    rest: -23,
    error: 5,
    own_luck: 34,
    own_choices: 2,
  };

  it("go on where the one before ended, and end at the lead", () => {
    const bars = barsOf(seat);
    expect(bars.map(({ from, to }) => [from, to])).toEqual([
      [0, 34],
      [34, 36],
      [36, 36],
      [36, 13],
      [0, 13],
    ]);
    expect(scaleOf([seat])).toEqual({ least: -1, most: 36 });
  });
});

describe("numbers", () => {
  it("have signs, and chances that are not certain are not written as if they were", () => {
    expect([points(3.54), points(-17.09), points(0)]).toEqual(["+3.5", "−17", "0"]);
    expect([percent(0.996), percent(0.004), percent(1), percent(0)]).toEqual(["99%", "1%", "100%", "0%"]);
  });
});

describe("a reason", () => {
  const view = { seats: [{ name: "Ann" }, { name: "Bob" }] };
  const saidOf = (reason: object) => reasonWords({ code: "", points: 18.2, ...reason }, { seat: 0, view });

  it.each([
    ["scores", {}, "The better move scores about 18 points more at once."],
    ["gives", { points: 1 }, "The move that was played gave the others about 1 point more at once."],
    [
      "shares",
      { kind: "city", x: 4, y: 1, seat: 1 },
      "City at 4 east, 1 south: by joining it, Ann would have shared about 18 points with Bob.",
    ],
    [
      "blocks",
      { kind: "road", x: 0, y: -1, seat: 1 },
      "Road at 1 north: it belongs to Bob and would be worth about 18 points less.",
    ],
    ["farms", { x: 1, y: 0 }, "Field at 1 east: this field would be worth about 18 points more."],
    ["figures", { count: 2 }, "Ann would have 2 more figures in hand, worth about 18 points."],
    ["better", {}, "Many small things add up, and what may come next counts too."],
    ["of tomorrow", {}, "Many small things add up, and what may come next counts too."],
  ])("of the code %s is a sentence", (code, fields, sentence) => {
    expect(saidOf({ code, ...fields })).toBe(sentence);
  });

  it.each(["takes", "claims", "grows"])("of the code %s names the feature and the points", (code) => {
    const said = saidOf({ code, kind: "city", x: 4, y: 1, seat: 1 });
    expect(said).toMatch(/^City at 4 east, 1 south: .*Ann.*about 18 points/);
  });
});
