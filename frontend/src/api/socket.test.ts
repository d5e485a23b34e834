import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Socket, type SocketOptions, type SocketState, type SocketMessage } from "./socket.ts";

class FakeLine {
  static all: FakeLine[] = [];
  readyState = 0;
  sent: string[] = [];
  closed = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor(readonly url: string) {
    FakeLine.all.push(this);
  }
  open() {
    this.readyState = 1;
    this.onopen?.();
  }
  receive(message: unknown) {
    this.onmessage?.({ data: typeof message === "string" ? message : JSON.stringify(message) });
  }
  break(code = 1006) {
    this.readyState = 3;
    this.onclose?.({ code });
  }
  send(text: string) {
    this.sent.push(text);
  }
  close() {
    this.readyState = 3;
    this.closed = true;
  }
}

const last = () => FakeLine.all.at(-1) as FakeLine;
let open: Socket[] = [];
let received: SocketMessage[] = [];
let states: [SocketState, number?][] = [];

function socket(options: Partial<SocketOptions> = {}) {
  const made = new Socket("/ws/lobby/", {
    onMessage: (message) => received.push(message),
    onState: (state, code) => states.push(code === undefined ? [state] : [state, code]),
    make: (url) => new FakeLine(url) as unknown as WebSocket,
    random: () => 1,
    ...options,
  });
  open.push(made);
  return made;
}

beforeEach(() => {
  vi.useFakeTimers();
  FakeLine.all = [];
  received = [];
  states = [];
});
afterEach(() => {
  for (const one of open) one.close();
  open = [];
  vi.useRealTimers();
});

describe("a conversation", () => {
  it("gives up a handshake that is not answered, and tries again", () => {
    socket();
    vi.advanceTimersByTime(7999);
    expect([FakeLine.all.length, last().closed]).toEqual([1, false]);
    vi.advanceTimersByTime(1);
    expect(last().closed).toBe(true);
    vi.advanceTimersByTime(500);
    expect(FakeLine.all).toHaveLength(2);
    last().open();
    vi.advanceTimersByTime(4999);
    expect(last().closed).toBe(false);
  });

  it("connects to this site and says hello after each opening", () => {
    const hello = vi.fn((line: Socket) => void line.send({ t: "hello", after: 3 }));
    socket({ onOpen: hello });
    expect(last().url).toBe(`ws://${location.host}/ws/lobby/`);
    last().open();
    expect(last().sent).toEqual(['{"t":"hello","after":3}']);
    last().break();
    vi.advanceTimersByTime(500);
    last().open();
    expect(hello).toHaveBeenCalledTimes(2);
  });

  it("passes messages on, but not pongs and broken ones", () => {
    socket();
    last().open();
    for (const message of [{ t: "here", here: 2 }, { t: "pong" }, "{", "null", "[]", { no: "t" }])
      last().receive(message);
    expect(received).toEqual([{ t: "here", here: 2 }]);
  });

  it("sends nothing, and says so, while the line is closed", () => {
    const line = socket();
    expect(line.send({ t: "act" })).toBe(false);
    last().open();
    expect(line.send({ t: "act" })).toBe(true);
  });
});

describe("coming back", () => {
  it("waits twice as long after each failure, up to a ceiling, later a higher one, and starts small again after a word", () => {
    socket();
    const waits = [];
    for (let failure = 0; failure < 12; failure += 1) {
      last().break();
      const before = FakeLine.all.length;
      let waited = 0;
      while (FakeLine.all.length === before) {
        vi.advanceTimersByTime(100);
        waited += 100;
      }
      waits.push(waited);
    }
    expect(waits).toEqual([500, 1000, 2000, ...Array<number>(7).fill(3000), 20_000, 20_000]);
    last().open();
    last().receive({ t: "pong" });
    last().break();
    vi.advanceTimersByTime(500);
    expect(last().readyState).toBe(0);
    expect(FakeLine.all).toHaveLength(14);
  });

  it("spreads clients over the second half of the wait", () => {
    socket({ random: () => 0 });
    last().break();
    vi.advanceTimersByTime(249);
    expect(FakeLine.all).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(FakeLine.all).toHaveLength(2);
  });

  it.each([4001, 4004])("stays away after %i", (code) => {
    socket();
    last().open();
    last().break(code);
    vi.advanceTimersByTime(120_000);
    expect(FakeLine.all).toHaveLength(1);
    expect(states.at(-1)).toEqual(["closed", code]);
  });

  it("waits long when there are too many of us", () => {
    socket();
    last().break(4029);
    vi.advanceTimersByTime(19_999);
    expect(FakeLine.all).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(FakeLine.all).toHaveLength(2);
  });

  it("comes back after the pause that a restarting server asks for", () => {
    const line = socket({ random: () => 0 });
    last().open();
    line.pause(3000);
    expect(last().closed).toBe(true);
    vi.advanceTimersByTime(2999);
    expect(FakeLine.all).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(FakeLine.all).toHaveLength(2);
  });

  it("is over when it is closed on purpose", () => {
    const line = socket();
    last().open();
    line.close();
    vi.advanceTimersByTime(120_000);
    document.dispatchEvent(new Event("visibilitychange"));
    dispatchEvent(new Event("online"));
    expect(FakeLine.all).toHaveLength(1);
    expect(last().closed).toBe(true);
  });
});

describe("the heartbeat", () => {
  it("beats every 5 s and takes 4 s of silence for a dead line", () => {
    socket({ ping: () => ({ t: "ping", at: 7 }) });
    last().open();
    vi.advanceTimersByTime(5_000);
    expect(last().sent).toEqual(['{"t":"ping","at":7}']);
    last().receive({ t: "pong" });
    vi.advanceTimersByTime(4_000);
    expect(FakeLine.all).toHaveLength(1);
    vi.advanceTimersByTime(1000 + 4000);
    expect(FakeLine.all[0]?.closed).toBe(true);
    vi.advanceTimersByTime(500);
    expect(FakeLine.all).toHaveLength(2);
  });

  it("does not beat on a closed line", () => {
    socket();
    last().open();
    const first = last();
    first.break();
    vi.advanceTimersByTime(60_000);
    expect(first.sent).toEqual([]);
  });
});

describe("waking", () => {
  it.each(["visibilitychange", "online"])("comes back at once on %s while it waits", (name) => {
    socket();
    for (let failure = 0; failure < 6; failure += 1) {
      last().break();
      vi.advanceTimersByTime(20_000);
    }
    last().break();
    const before = FakeLine.all.length;
    (name === "online" ? window : document).dispatchEvent(new Event(name));
    expect(FakeLine.all).toHaveLength(before + 1);
  });

  it.each(["visibilitychange", "offline"])(
    "asks on %s whether an open line still lives, and leaves it if not",
    (name) => {
      socket();
      last().open();
      (name === "offline" ? window : document).dispatchEvent(new Event(name));
      expect(last().sent).toEqual(['{"t":"ping"}']);
      vi.advanceTimersByTime(4000 + 500);
      expect(FakeLine.all).toHaveLength(2);
    },
  );

  it("sleeps on while the page is hidden", () => {
    socket();
    last().break();
    vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    document.dispatchEvent(new Event("visibilitychange"));
    expect(FakeLine.all).toHaveLength(1);
    vi.restoreAllMocks();
  });
});
