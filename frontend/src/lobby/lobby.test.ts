import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Lobby, MatchCard, Table } from "../api/types.ts";
import { setLocale } from "../i18n/index.ts";
import { applyLobbyMessage } from "./applyLobbyMessage.ts";
import { LiveLobby } from "./lobby.svelte.ts";
import { QuickMatch } from "./quick.svelte.ts";
import { ago, span } from "../i18n/phrases.ts";
import { clockWords } from "../setup/clock.ts";

const table = (id: string, more: Partial<Table> = {}): Table => ({
  id,
  name: id,
  host: "p-1",
  private: false,
  invite: null,
  kept: [],
  status: "open",
  seats: [null, null],
  size: 2,
  edition: "new-2018",
  expansions: [],
  options: {},
  sets: {},
  supply: {},
  usual_supply: {},
  clock: { kind: "none" },
  aids: "usual",
  claim_days: 0,
  commitment: null,
  match: null,
  created: "",
  you: { seat: null, host: false, invited: false },
  ...more,
});
const match = (id: string, more: Partial<MatchCard> = {}): MatchCard => ({
  id,
  status: "running",
  expansions: [],
  seats: [],
  clock: { kind: "none", out: "forfeit" },
  turn: null,
  your_turn: false,
  ended: null,
  ...more,
});
const lobby = (more: Partial<Lobby> = {}): Lobby => ({
  here: 1,
  tables: [],
  newest_table: null,
  next_tables: null,
  my_tables: [],
  running: [],
  finished: { matches: [], page: 1, pages: 1, count: 0, next: null },
  my_matches: [],
  quick: null,
  ...more,
});

describe("applyLobbyMessage", () => {
  it("takes the whole lobby as it comes", () => {
    const now = lobby({ here: 4 });
    expect(applyLobbyMessage(null, { t: "lobby", ...now })).toEqual(now);
  });

  it("keeps a known table in its place and puts a new one first", () => {
    const before = lobby({ tables: [table("a"), table("b")] });
    const changed = applyLobbyMessage(before, { t: "table", table: table("b", { name: "new name" }) });
    expect(changed?.tables.map((one) => one.name)).toEqual(["a", "new name"]);
    expect(applyLobbyMessage(before, { t: "table", table: table("c") })?.tables.map((one) => one.id)).toEqual([
      "c",
      "a",
      "b",
    ]);
  });

  it("leaves an older table on its page where the list has more pages", () => {
    const before = lobby({ tables: [table("a")], newest_table: "2026-01-02", next_tables: "1.5.a" });
    const older = applyLobbyMessage(before, { t: "table", table: table("b", { created: "2026-01-01" }) });
    expect(older?.tables.map((one) => one.id)).toEqual(["a"]);
    const newer = applyLobbyMessage(before, { t: "table", table: table("c", { created: "2026-01-03" }) });
    expect(newer?.tables.map((one) => one.id)).toEqual(["c", "a"]);
    expect(newer?.newest_table).toBe("2026-01-03");
  });

  it("keeps my relation to a table when a broadcast about it arrives", () => {
    const mine = table("a", { you: { seat: 0, host: true, invited: false }, invite: "secret" });
    const after = applyLobbyMessage(lobby({ my_tables: [mine] }), { t: "table", table: table("a", { name: "x" }) });
    expect(after?.my_tables[0]).toMatchObject({ name: "x", you: { seat: 0, host: true }, invite: "secret" });
  });

  it("forgets what is gone", () => {
    const before = lobby({ tables: [table("a"), table("b")], running: [match("m"), match("n")] });
    expect(applyLobbyMessage(before, { t: "gone", table: "a" })?.tables.map((one) => one.id)).toEqual(["b"]);
    const after = applyLobbyMessage(before, { t: "gone", match: "m" });
    expect(after?.running.map((one) => one.id)).toEqual(["n"]);
    expect(after?.tables).toHaveLength(2);
  });

  it("keeps whose turn it is to me", () => {
    const before = lobby({ my_matches: [match("m", { your_turn: true, turn: { seat: 0 } })] });
    const after = applyLobbyMessage(before, { t: "match", match: match("m", { turn: { seat: 1 }, your_turn: false }) });
    expect(after?.my_matches[0]).toMatchObject({ turn: { seat: 1 }, your_turn: true });
  });

  it("replaces what is mine, counts people, and leaves the rest alone", () => {
    const before = lobby();
    expect(
      applyLobbyMessage(before, { t: "mine", my_tables: [table("a")], my_matches: [], quick: null })?.my_tables,
    ).toHaveLength(1);
    expect(applyLobbyMessage(before, { t: "here", here: 9 })?.here).toBe(9);
    expect(applyLobbyMessage(before, { t: "something new" } as never)).toBe(before);
    expect(applyLobbyMessage(null, { t: "here", here: 9 })).toBeNull();
  });
});

describe("the finished matches", () => {
  afterEach(() => vi.unstubAllGlobals());

  it("asks for the page after the one on show by its place, and goes back the same way", async () => {
    const asked: string[] = [];
    const next: Record<number, string | null> = { 1: "9.9", 2: "5.5" };
    vi.stubGlobal("fetch", async (path: string) => {
      asked.push(path);
      const page = Number(new URL(path, "http://x").searchParams.get("page") ?? 1);
      const finished = { matches: [], page, pages: 3, count: 20, next: next[page] ?? null };
      return new Response(JSON.stringify(lobby({ finished })));
    });
    const live = new LiveLobby({ onPaired: () => undefined });
    await live.refresh();
    await live.turnTo(2);
    await live.turnTo(3);
    await live.turnTo(2);
    expect(live.data?.finished.page).toBe(2);
    expect(asked).toEqual([
      "/api/lobby",
      "/api/lobby?page=2&after=9.9",
      "/api/lobby?page=3&after=5.5",
      "/api/lobby?page=2&after=9.9",
    ]);
    live.close();
  });
});

describe("a quick match", () => {
  const A = "a".repeat(64);
  const B = "b".repeat(64);
  let asked: Record<string, unknown>[] = [];
  let answers: unknown[] = [];
  const waiting = (commitment: string, count = 1) => ({ quick: { seats: 2, waiting: count, commitment }, match: null });

  beforeEach(() => {
    vi.useFakeTimers();
    asked = [];
    answers = [];
    localStorage.clear();
    vi.stubGlobal(
      "fetch",
      vi.fn(async (_path: string, init: RequestInit) => {
        asked.push(
          init.method === "DELETE" ? { stop: true } : (JSON.parse(String(init.body)) as Record<string, unknown>),
        );
        const next = answers.length > 1 ? answers.shift() : answers[0];
        return next instanceof Response ? next.clone() : new Response(JSON.stringify(next));
      }),
    );
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("gives its salt only to a commitment it has seen, and asks again every 5 s", async () => {
    answers = [waiting(A)];
    const quick = new QuickMatch(() => undefined);
    await quick.start(2);
    expect(asked).toEqual([{ seats: 2 }]);
    await vi.advanceTimersByTimeAsync(200);
    expect(asked[1]).toMatchObject({ seats: 2, commitment: A });
    expect(asked[1]?.["salt"]).toMatch(/^[0-9a-f]{32}$/);
    await vi.advanceTimersByTimeAsync(5000);
    expect(asked[2]).toEqual(asked[1]);
    quick.leave();
  });

  it("answers a new commitment with a new salt", async () => {
    answers = [waiting(A), waiting(A), waiting(B)];
    const quick = new QuickMatch(() => undefined);
    await quick.start(2);
    await vi.advanceTimersByTimeAsync(200 + 5000 + 200);
    expect(asked.map((one) => one["commitment"])).toEqual([undefined, A, A, B]);
    expect(asked[3]?.["salt"]).not.toBe(asked[2]?.["salt"]);
    quick.leave();
  });

  it("goes to the match once, and stops asking", async () => {
    answers = [waiting(A), { quick: null, match: "m1" }];
    const paired = vi.fn();
    const quick = new QuickMatch(paired);
    await quick.start(2);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(paired).toHaveBeenCalledExactlyOnceWith("m1");
    expect(asked).toHaveLength(2);
    expect(quick.seats).toBeNull();
  });

  it("waits on through a limit of all calls, and stops where it may not enter", async () => {
    const limited = new Response(
      JSON.stringify({ code: "http.throttled", params: { seconds: 90 }, sentence: "Too many tries." }),
      { status: 429 },
    );
    answers = [waiting(A), limited, waiting(A), limited];
    const quick = new QuickMatch(() => undefined);
    await quick.start(2);
    await vi.advanceTimersByTimeAsync(200 + 5000);
    expect([quick.seats, asked.length]).toEqual([2, 3]);
    quick.leave();
    await quick.start(2);
    expect(quick.seats).toBeNull();
    expect(quick.refusal?.sentence).toBe("Too many tries. Try again in 2 minutes.");
  });

  it("goes on through a passing failure and stops at a refusal", async () => {
    answers = [
      new Response("", { status: 502 }),
      new Response(JSON.stringify({ code: "quick.busy", sentence: "No." }), { status: 409 }),
    ];
    const quick = new QuickMatch(() => undefined);
    await quick.start(3);
    expect(quick.seats).toBe(3);
    await vi.advanceTimersByTimeAsync(5000);
    expect(quick.seats).toBeNull();
    expect(quick.refusal?.sentence).toBe("No.");
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toHaveLength(2);
  });

  it("leaves the queue on the server when it is given up", async () => {
    answers = [waiting(A)];
    const quick = new QuickMatch(() => undefined);
    await quick.start(2);
    await quick.stop();
    expect(asked.at(-1)).toEqual({ stop: true });
    const before = asked.length;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toHaveLength(before);
  });
});

describe("words", () => {
  beforeEach(() => setLocale("en"));

  it.each([
    [60_000, "1 min"],
    [90_000, "90 sec"],
    [86_400_000, "1 day"],
    [7_200_000, "2 hr"],
  ])("%i ms is %s", (ms, said) => expect(span(ms)).toBe(said));

  it("says clocks", () => {
    expect(clockWords({ kind: "none" })).toBe("No clock");
    expect(clockWords(null)).toBe("No clock");
    expect(clockWords({ kind: "move", move: 120_000 })).toBe("2 min a decision");
    expect(clockWords({ kind: "bank", bank: 600_000, increment: 10_000 })).toBe("10 min + 10 sec a turn");
    expect(clockWords({ kind: "bank", bank: 600_000 })).toBe("10 min");
  });

  it("says how long ago, and never a moment in the future", () => {
    const now = Date.parse("2026-11-21T12:00:00Z");
    expect(ago("2026-11-21T11:58:00Z", now)).toBe("2 minutes ago");
    expect(ago("2026-11-20T12:00:00Z", now)).toBe("yesterday");
    expect(ago("2026-11-21T12:00:30Z", now)).toBe("just now");
    expect(ago(null, now)).toBe("");
  });
});
