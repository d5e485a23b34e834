import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Match } from "./client.svelte.ts";
import { FakeServer, FIRST, generator } from "./fakeServer.ts";
import { viewHash } from "./view.ts";

const CALM = { drop: 0, twice: 0, late: 0, cut: 0 };

// Digests come from outside the fake clock: it stops while one is computed, or a busy machine would see
// seconds of fake time go by (and the client run out of patience) before the first answer.
let digesting = 0;
const digest = crypto.subtle.digest.bind(crypto.subtle);
crypto.subtle.digest = async (...given: Parameters<typeof digest>) => {
  digesting++;
  try {
    return await digest(...given);
  } finally {
    digesting--;
  }
};

async function pass(ms: number): Promise<void> {
  for (let t = 0; t < ms; t += 100) {
    await vi.advanceTimersByTimeAsync(100);
    do await new Promise((done) => setImmediate(done));
    while (digesting > 0);
    await new Promise((done) => setImmediate(done)); // lets code that waits for a digest run
  }
}

/** Lets time pass until something holds. */
async function until(holds: () => boolean): Promise<void> {
  for (let i = 0; i < 50 && !holds(); i++) await pass(200);
  expect(holds()).toBe(true);
}

describe("a match over a bad line", () => {
  beforeEach(() =>
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date"] }),
  );
  afterEach(() => vi.useRealTimers());

  it.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])(
    "ends with the server's view, every command once (seed %i)",
    async (seed) => {
      const random = generator(seed);
      const server = new FakeServer(random, { drop: 0.15, twice: 0.15, late: 0.3, cut: 0.02 });
      const order: number[] = [];
      const match = new Match("m", {
        make: () => server.dial(),
        random,
        onEvents: (events) => order.push(...events.map((e) => e.number)),
      });
      const sent: string[] = [];
      for (let i = 0; i < 60; i++) {
        if (random() < 0.25) server.play();
        if (match.offer && random() < 0.7) sent.push(match.act({ seat: 0, type: "note", word: `w${i}` }));
        else if (match.offer?.undo && random() < 0.5) sent.push(match.undo());
        await pass(400);
      }
      server.faults = { ...CALM };
      await pass(30_000);
      expect(match.connection).toBe("live");
      expect(match.number).toBe(server.events.length);
      expect(match.view).toEqual(server.view);
      expect(match.strayed).toBe(false);
      expect(match.pending).toEqual([]);
      expect(await viewHash(match.view!)).toBe(server.events.at(-1)!.hash);
      expect(sent.length).toBeGreaterThan(5);
      for (const id of sent) expect(server.answers.get(id), "every command was answered").toBeDefined();
      expect(server.events.filter((e) => "command" in e.action).map((e) => e.action["command"])).toEqual([
        ...new Set(server.events.filter((e) => "command" in e.action).map((e) => e.action["command"])),
      ]);
      match.close();
    },
  );

  it("shows nothing as done before the server has said so", async () => {
    const server = new FakeServer(generator(1), { ...CALM });
    const match = new Match("m", { make: () => server.dial(), random: () => 0.5 });
    await pass(500);
    server.faults = { ...CALM, drop: 1 };
    const before = match.view;
    match.act({ seat: 0, type: "note", word: "hush" });
    await pass(1000);
    expect(match.view).toBe(before);
    expect(match.offer).toBeNull();
    expect(match.pending.map((c) => c.state)).toEqual(["sending"]);
    await pass(3000);
    expect(match.pending.map((c) => c.state)).toEqual(["unconfirmed"]);
    server.faults = { ...CALM };
    await pass(20_000);
    expect(match.pending).toEqual([]);
    expect(server.events.filter((e) => e.action["word"] === "hush")).toHaveLength(1);
    match.close();
  });

  it("keeps the id of a command over a cut line", async () => {
    const server = new FakeServer(generator(1), { ...CALM });
    const match = new Match("m", { make: () => server.dial(), random: () => 0.5 });
    await pass(500);
    const id = match.act({ seat: 0, type: "note", word: "once" });
    server.cut(); // the server may or may not have read it
    await pass(100);
    expect(match.connection).toBe("lost");
    expect(match.pending[0]?.id).toBe(id);
    await pass(10_000);
    expect(match.pending).toEqual([]);
    expect(server.events.filter((e) => e.action["word"] === "once")).toHaveLength(1);
    match.close();
  });

  it("shows a line of talk as on its way until the server says it, also over a cut", async () => {
    const server = new FakeServer(generator(1), { ...CALM });
    const match = new Match("m", { make: () => server.dial(), random: () => 0.5 });
    await pass(500);
    match.say({ text: "  good   game " });
    expect(match.pending).toHaveLength(1);
    await pass(500);
    expect(match.pending).toEqual([]);
    expect(match.chat.map((line) => line.text)).toEqual(["good game"]);
    match.say({ text: "bye" });
    await pass(0);
    setTimeout(() => server.cut(), 15); // the server has received it, the connection is lost
    await pass(10_000);
    expect(match.pending).toEqual([]);
    expect(match.chat.map((line) => line.text)).toEqual(["good game", "bye"]);
    match.close();
  });

  it("takes a phrase in another language than the sender's as said", async () => {
    const server = new FakeServer(generator(1), { ...CALM });
    const match = new Match("m", { make: () => server.dial(), random: () => 0.5 });
    await pass(500);
    match.say({ phrase: "thanks" }, "players");
    expect(match.pending.map(({ message }) => message)).toMatchObject([{ phrase: "thanks", to: "players" }]);
    await pass(500);
    expect(match.pending).toEqual([]);
    expect(match.chat).toMatchObject([{ phrase: "thanks", to: "players", text: "in English" }]);
    match.close();
  });

  it("says why a command was refused, and offers again", async () => {
    const server = new FakeServer(generator(1), { ...CALM });
    const match = new Match("m", { make: () => server.dial(), random: () => 0.5 });
    await pass(500);
    match.act({ seat: 0, type: "forbidden" });
    await pass(500);
    expect(match.refusal?.sentence).toBe("Not this.");
    expect(match.pending).toEqual([]);
    expect(match.offer).not.toBeNull();
    match.close();
  });

  it("reads everything anew when its view is not the server's, and says so if that does not help", async () => {
    const server = new FakeServer(generator(3), { ...CALM });
    const match = new Match("m", { make: () => server.dial(), random: () => 0.5 });
    await pass(500);
    server.play();
    server.play();
    await pass(300);
    match.close();
    server.events.at(-1)!.hash = "0000000000000000";
    server.greetings = 0;
    const late = new Match("m", { make: () => server.dial(), random: () => 0.5 });
    await until(() => late.strayed);
    expect(server.greetings).toBe(2);
    server.play();
    await until(() => !late.strayed);
    expect(late.view).toEqual(server.view);
    late.close();
  });

  it.each([
    [4004, "missing"],
    [4001, "barred"],
    [4029, "crowded"],
  ])("close code %i is shown as %s", async (code, word) => {
    const server = new FakeServer(generator(1), { ...CALM });
    const match = new Match("m", { make: () => server.dial(), random: () => 0.5 });
    await pass(500);
    server.cut(code);
    await pass(100);
    expect(match.connection).toBe(word);
    match.close();
  });
});

describe("a match that begins with a snapshot", () => {
  beforeEach(() =>
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date"] }),
  );
  afterEach(() => vi.useRealTimers());

  /** A match of twelve events, with a snapshot after the eighth. */
  function played(): FakeServer {
    const server = new FakeServer(generator(5), CALM);
    for (let i = 0; i < 8; i++) server.play();
    server.keepSnapshot();
    for (let i = 0; i < 4; i++) server.play();
    return server;
  }

  const page = (server: FakeServer, whole = false, reading = vi.fn(reads(server))) => {
    const readHistory = reading;
    return { match: new Match("m", { make: () => server.dial(), whole, readHistory }), readHistory };
  };

  const reads =
    (server: FakeServer) => async (_id: string, last: number, take: (events: FakeServer["events"]) => void) => {
      take(server.events.slice(0, last));
      return true;
    };

  it("has the server's view with the newest events only, and goes on from there", async () => {
    const server = played();
    const { match, readHistory } = page(server);
    await until(() => match.number === 12);
    expect(server.asked).toEqual([{ after: 0, view: true }]);
    expect(match.events.map((event) => event.number)).toEqual([9, 10, 11, 12]);
    expect(match.partial).toBe(true);
    server.play();
    await until(() => match.number === 13);
    expect(await viewHash(match.view!)).toBe(server.events.at(-1)!.hash);
    expect(readHistory).not.toHaveBeenCalled();
    match.close();
  });

  it("puts the older events before it as soon as somebody wants them", async () => {
    const server = played();
    const { match, readHistory } = page(server);
    await until(() => match.number === 12);
    match.wantHistory();
    await until(() => !match.partial);
    expect(readHistory).toHaveBeenCalledTimes(1);
    expect(match.events.map((event) => event.number)).toEqual(server.events.map((event) => event.number));
    for (const event of match.events) expect(await viewHash(match.views[event.number]!)).toBe(event.hash);
    match.close();
  });

  it("tries again where the older events could not be read", async () => {
    const server = played();
    const reading = vi.fn(reads(server)).mockResolvedValueOnce(false);
    const { match } = page(server, false, reading);
    await until(() => match.number === 12);
    match.wantHistory();
    await until(() => !match.partial);
    expect(reading).toHaveBeenCalledTimes(2);
    match.close();
  });

  it("reads everything from the first event on for a replay", async () => {
    const server = played();
    const { match } = page(server, true);
    await until(() => match.number === 12);
    expect(match.events).toHaveLength(12);
    expect(match.partial).toBe(false);
    expect(server.asked).toHaveLength(1);
    match.close();
  });

  it("gets over the socket what a replay could not read over HTTP", async () => {
    const server = played();
    const { match } = page(
      server,
      true,
      vi.fn(async () => false),
    );
    await until(() => match.number === 12);
    expect(match.events).toHaveLength(12);
    match.close();
  });

  it("reads all events of a snapshot whose hash is not that of its view", async () => {
    const server = played();
    server.snapshot!.view = { ...server.snapshot!.view, left: 999 };
    const { match } = page(server);
    await until(() => match.number === 12 && !match.partial);
    expect(await viewHash(match.view!)).toBe(server.events.at(-1)!.hash);
    match.close();
  });

  it("says a plain hello to a server of an older version", async () => {
    const server = played();
    server.old = true;
    const { match } = page(server);
    await until(() => match.number === 12);
    expect(server.asked.map(({ view }) => view)).toEqual([true, undefined]);
    expect(match.events).toHaveLength(12);
    match.close();
  });
});

describe("a match that too many watch", () => {
  beforeEach(() =>
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date"] }),
  );
  afterEach(() => vi.useRealTimers());

  it("is read as pages over HTTP until the server has a socket again", async () => {
    const server = new FakeServer(generator(6), CALM);
    for (let i = 0; i < 103; i++) server.play();
    await import("./pages.ts"); // a page loads it when it needs it, which takes no time of the fake clock
    let asked = 0;
    const readNewest = async () => {
      asked += 1;
      const match = { id: "m", status: "running", seats: [], setup: {}, bag: {}, view: FIRST } as never;
      return { match, number: server.events.length, events: server.events.slice(100) };
    };
    const readHistory = async (_: string, last: number, take: (events: typeof server.events) => void) => {
      take(server.events.slice(0, last));
      return true;
    };
    const live: number[] = [];
    const match = new Match("m", {
      make: () => server.dial(),
      random: () => 0.5,
      readNewest,
      readHistory: readHistory as never,
      onEvents: (events, now) => now && live.push(...events.map((e) => e.number)),
    });
    server.cut(4030);
    await until(() => match.number === 103);
    expect(match.connection).toBe("pages");
    expect(match.view).toEqual(server.view);
    server.play();
    await until(() => match.number === 104);
    expect(live).toEqual([104]);
    expect(match.view).toEqual(server.view);
    await pass(185_000);
    expect(match.connection).toBe("live");
    const before = asked;
    await pass(10_000);
    expect(asked).toBe(before);
    match.close();
  });
});
