import { afterEach, beforeEach, expect, it, vi } from "vitest";

let requests: typeof import("./requests.ts");
/** The requests that were sent, each with its priority, and what answers them. */
let sent: string[];
let answers: ((response: Response) => void)[];

beforeEach(async () => {
  vi.resetModules();
  vi.useFakeTimers();
  requests = await import("./requests.ts");
  [sent, answers] = [[], []];
  vi.stubGlobal("fetch", (at: string, { priority }: RequestInit) => {
    sent.push(`${at} ${priority}`);
    return new Promise<Response>((resolve) => answers.push(resolve));
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const LIMIT = 24;
/** As many drawings of the board as run at a time. */
const fill = () => Array.from({ length: LIMIT }, (_, nth) => requests.requested(`board-${nth}`, "shown"));
const answer = async (nth: number, response = new Response("<svg/>")) => {
  answers[nth]!(response);
  await vi.advanceTimersByTimeAsync(0);
};

it("asks for the hand first, then for the tiles on show, then for others", async () => {
  void requests.requested("other", "other");
  fill();
  void requests.requested("late", "shown");
  void requests.requested("hand", "hand");
  await vi.advanceTimersByTimeAsync(200);
  expect(sent).toHaveLength(LIMIT + 1);
  expect(sent.at(-1)).toBe("hand high");
  await answer(0);
  expect(sent).toHaveLength(LIMIT + 1); // the hand's is one more than run at a time
  await answer(1);
  await answer(2);
  expect(sent.slice(LIMIT + 1)).toEqual(["late low", "other low"]);
});

it("asks for others after a board that is being set up", async () => {
  void requests.requested("other", "other");
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(50);
  void requests.requested("board", "shown");
  await vi.advanceTimersByTimeAsync(100);
  expect(sent).toEqual(["board low", "other low"]);
});

it("puts a drawing ahead that turns out to be the hand's", () => {
  void requests.requested("other", "other");
  requests.sooner("other", "hand");
  expect(sent).toEqual(["other high"]);
  fill();
  void requests.requested("both", "shown");
  requests.sooner("both", "other");
  expect(sent).not.toContain("both low");
  requests.sooner("both", "hand");
  expect(sent.at(-1)).toBe("both high");
});

it("goes on after a request that fails", async () => {
  const [first] = fill();
  const refused = expect(first).rejects.toThrow("503");
  const late = requests.requested("late", "shown");
  await answer(0, new Response("", { status: 503 }));
  await refused;
  await answer(LIMIT);
  expect(await late).toBe("<svg/>");
});
