import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Analysis } from "./analysis.svelte.ts";
import { answerOf, turnOf } from "./example.ts";
import type { Answer } from "./types.ts";

const asked: [string, string][] = [];
let answers: (Partial<Answer> | Error | number)[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  asked.length = 0;
  vi.stubGlobal("fetch", (path: string, { method }: RequestInit) => {
    asked.push([method ?? "", path]);
    const next = answers.length > 1 ? answers.shift()! : answers[0]!;
    if (next instanceof Error) return Promise.reject(next);
    if (typeof next === "number") return Promise.resolve(new Response("{}", { status: next }));
    return Promise.resolve(Response.json(answerOf(next)));
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const events = (analysis: Analysis) => analysis.turns.map(({ event }) => event);

describe("an analysis that is being made", () => {
  it("asks for the turns after those at hand until it is done, and then no more", async () => {
    answers = [
      { state: "running", turns_done: 1, turns: [turnOf({ event: 7 })] },
      { state: "running", turns_done: 2, turns: [turnOf({ event: 4 })] },
      { state: "done", turns_done: 3, turns: [turnOf({ event: 1 })] },
    ];
    const analysis = new Analysis("a/b");
    await analysis.open();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(asked).toEqual([
      ["GET", "/api/matches/a%2Fb/analysis?after=0"],
      ["GET", "/api/matches/a%2Fb/analysis?after=1"],
      ["GET", "/api/matches/a%2Fb/analysis?after=2"],
    ]);
    expect(events(analysis)).toEqual([1, 4, 7]);
  });

  it("is asked for no more once it is closed", async () => {
    answers = [{ state: "waiting", place: 1 }];
    const analysis = new Analysis("m");
    await analysis.start();
    analysis.close();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(asked).toEqual([["POST", "/api/matches/m/analysis"]]);
  });

  it("drops turns of another version and asks for all of the new one", async () => {
    answers = [{ state: "done", version: 1, turns_done: 2, turns: [turnOf({ event: 4 }), turnOf({ event: 1 })] }];
    const analysis = new Analysis("m");
    await analysis.open();
    answers = [
      { state: "running", version: 2, turns_done: 1, turns: [] },
      { state: "done", version: 2, turns_done: 1, turns: [turnOf({ event: 9 })] },
    ];
    await analysis.open();
    expect(events(analysis)).toEqual([9]);
    expect(asked.at(-1)).toEqual(["GET", "/api/matches/m/analysis?after=0"]);
  });
});

describe("an analysis that fails", () => {
  it("keeps what there is and goes on asking while the server is away", async () => {
    answers = [{ state: "running", turns_done: 1, turns: [turnOf({ event: 7 })] }];
    const analysis = new Analysis("m");
    await analysis.open();
    answers = [new TypeError("away"), { state: "done", turns_done: 1 }];
    await vi.advanceTimersByTimeAsync(2_500);
    expect(analysis.problem).not.toBe("");
    expect(events(analysis)).toEqual([7]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect([analysis.problem, analysis.state]).toEqual(["", "done"]);
  });

  it("says why, in words, and stops asking", async () => {
    answers = [
      { state: "none", graph: [], refusal: { code: "analysis.running", sentence: "From the server.", params: {} } },
    ];
    const analysis = new Analysis("m");
    await analysis.open();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(analysis.problem).toBe("Only finished games can be analysed. This one is still being played.");
    expect(asked.length).toBe(1);
  });

  it("ends with its cancellation", async () => {
    answers = [{ state: "cancelled", turns_done: 0 }];
    const analysis = new Analysis("m");
    await analysis.cancel();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(asked).toEqual([["DELETE", "/api/matches/m/analysis"]]);
    expect([analysis.state, analysis.making, analysis.asking]).toEqual(["cancelled", false, false]);
  });
});
