import { describe, expect, it } from "vitest";
import { drawnOrder, reshuffles } from "../tiles/drawn.ts";
import { commitment, drawOrder, verify } from "./fair.ts";

const BAG = { "BA/L": 4, "BA/LR": 2, "BA/CRr": 3, "BA/CC.2": 1, "BA/C": 2 };
const SEED = "ab".repeat(32);
const SALTS = ["00ff", "1234"];
// From `rules.draw_order` and `rules.commitment`.
const ORDER = [
  "BA/CC.2",
  "BA/LR",
  "BA/LR",
  "BA/CRr",
  "BA/L",
  "BA/L",
  "BA/C",
  "BA/L",
  "BA/C",
  "BA/L",
  "BA/CRr",
  "BA/CRr",
];
const COMMITMENT = "9a2db2e23f1504cd056606553ac049c5e718e8f9ce9233876df1a7a1821af885";

describe("the fair draw", () => {
  it("gives the same order and fingerprint as the rules package", async () => {
    expect(await drawOrder(BAG, SEED, SALTS)).toEqual(ORDER);
    expect(await commitment(SEED)).toBe(COMMITMENT);
  });

  it("keeps the drawn order among tiles of one depth, those that lie above first", async () => {
    const stacked = await drawOrder(BAG, SEED, SALTS, { "BA/C": -1, "BA/LR": -2 });
    expect(stacked.slice(0, 4)).toEqual(["BA/LR", "BA/LR", "BA/C", "BA/C"]);
    expect(stacked.slice(4)).toEqual(ORDER.filter((tile) => tile !== "BA/C" && tile !== "BA/LR"));
    const game = { bag: BAG, commitment: COMMITMENT, seed: SEED, salts: SALTS, drawn: stacked };
    expect(await verify({ ...game, stack: { "BA/C": -1, "BA/LR": -2 } })).toEqual({ result: "right" });
    expect(await verify(game)).toMatchObject({ result: "order" });
  });

  it("finds a right game right, and says what is wrong with others", async () => {
    const game = { bag: BAG, commitment: COMMITMENT, seed: SEED, salts: SALTS, drawn: ORDER.slice(0, 7) };
    expect(await verify(game)).toEqual({ result: "right" });
    expect(await verify({ ...game, seed: "cd".repeat(32) })).toEqual({ result: "secret" });
    expect(await verify({ ...game, drawn: ["BA/CC.2", "BA/L"] })).toEqual({ result: "order", number: 2 });
    expect(await verify({ ...game, salts: [...SALTS].reverse() })).toMatchObject({ result: "order" });
  });
});

describe("a stack shuffled in the course of the game", () => {
  // Four tiles have left it, the second of them goes back; one more lies aside for a sale. From `rules.fairness`.
  const AGAIN = ["BA/CRr", "BA/C", "BA/CRr", "BA/C", "BA/LR", "BA/L", "BA/L", "BA/L"];
  const drawn = [...ORDER.slice(0, 5), ...AGAIN];
  const game = { bag: BAG, commitment: COMMITMENT, seed: SEED, salts: SALTS, drawn };
  const anew = { left: 7, word: "volcano", back: ["BA/LR"] };

  it("is checked with the word of the shuffle", async () => {
    expect(await verify({ ...game, reshuffled: [anew] })).toEqual({ result: "right" });
    expect(await verify(game)).toMatchObject({ result: "order" });
    expect(await verify({ ...game, reshuffled: [{ ...anew, word: "lava" }] })).toMatchObject({ result: "order" });
  });

  it("is found where the first volcano is placed, unless that was taken back", () => {
    const view = (left: number, aside: string[]) => ({
      seats: [],
      tiles: [],
      left,
      ...(aside.length > 0 && { aside }),
    });
    const event = (number: number, type: string) =>
      ({ number, seat: 0, action: { seat: 0, type }, at: "", change: {}, hash: "" }) as never;
    const views = [view(7, ["A"]), view(8, []), view(7, ["A"]), view(8, []), view(8, [])] as never[];
    const events = ["place_tile", "undo", "place_tile", "end_turn"].map((type, i) => event(i + 1, type));
    expect(reshuffles(views, events)).toEqual([{ left: 7, word: "volcano", back: ["A"] }]);
    expect(reshuffles(views.slice(0, 3), events.slice(0, 2))).toEqual([]);
  });
});

describe("the order of tiles seen", () => {
  const view = (left: number, tile: string | null, discarded: string[] = []) => ({
    seats: [],
    tiles: [],
    left,
    discarded,
    turn: { seat: 0, tile },
  });
  const event = (number: number, type: string) => ({
    number,
    seat: 0,
    action: { seat: 0, type },
    at: "",
    change: {},
    hash: "",
  });

  it("counts a tile once, also when its placement was taken back, and those set aside before it", () => {
    const views = [
      view(9, "A"),
      view(9, null),
      view(9, "A"),
      view(9, null),
      view(6, "D", ["B", "C"]),
      view(6, null, ["B", "C"]),
    ];
    const events = ["place_tile", "undo", "place_tile", "end_turn", "place_tile"].map((type, i) => event(i + 1, type));
    expect(drawnOrder(views, events)).toEqual(["A", "B", "C", "D"]);
  });

  it("is left to the record where a tile went back into the stack, or was drawn from below others", () => {
    const back = { ...view(8, "B"), river: { left: 3, back: ["A"] } };
    expect(drawnOrder([view(9, "A"), back], [event(1, "end_turn")])).toEqual([]);
    const below = { ...view(8, "B"), turn: { seat: 0, tile: "B", set_aside: 2 } };
    expect(drawnOrder([view(9, "A"), below], [event(1, "end_turn")])).toEqual([]);
  });
});
