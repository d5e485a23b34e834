// One way to hold a WebSocket open: heartbeat, backoff with jitter, silent resume when the page or the network comes
// back. The caller says hello again on every opening (`onOpen`), so a reconnect is the same conversation as a first
// visit.

export type SocketState = "connecting" | "open" | "waiting" | "closed";
export type SocketMessage = Record<string, unknown> & { t: string };

export interface SocketOptions {
  /** Each JSON message of the server; broken ones and pongs never reach it. */
  onMessage: (message: SocketMessage) => void;
  /** After each opening, the first and every later one: the place to say hello. */
  onOpen?: (socket: Socket) => void;
  /** State changes; `code` is the close code where there is one. "closed" is final. */
  onState?: (state: SocketState, code?: number) => void;
  /** The heartbeat message; the lobby's and the table's socket take `{"t":"ping"}` alone. */
  ping?: () => SocketMessage;
  /** Test seams. */
  make?: (url: string) => WebSocket;
  random?: () => number;
}

const HEARTBEAT = 5_000; // ms, from the protocol
const PATIENCE = 4_000; // ms to wait for any word after a heartbeat before the line counts as dead
const CONNECTING = 8_000; // ms for a handshake: a server that hangs takes connections and answers none
const FIRST_WAIT = 500; // ms
const SHORT_TRIES = 10; // with short waits: a server that restarts is back within half a minute
const LONGEST_SHORT_WAIT = 3_000; // ms
const LONGEST_WAIT = 20_000; // ms
/** Close codes after which coming back is pointless: not allowed any more, no such match. */
const FINAL = new Set([4001, 4004]);
const TOO_MANY = 4029;
/** So many watch that this page reads the moves over HTTP: it tries again seldom. */
const CROWDED = 4030;
const CROWDED_WAIT = 120_000; // ms

export class Socket {
  state: SocketState = "connecting";
  #line: WebSocket | null = null;
  #failures = 0;
  #heartbeat: ReturnType<typeof setInterval> | undefined;
  #patience: ReturnType<typeof setTimeout> | undefined;
  #retry: ReturnType<typeof setTimeout> | undefined;
  readonly #url: string;
  readonly #options: SocketOptions;

  /** `path` like "/ws/lobby/"; connects at once. */
  constructor(path: string, options: SocketOptions) {
    this.#url = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${path}`;
    this.#options = options;
    document.addEventListener("visibilitychange", this.#wake);
    addEventListener("online", this.#wake);
    addEventListener("offline", this.#wake);
    addEventListener("pageshow", this.#wake);
    this.#connect();
  }

  /** Sends when the line is open; false (and nothing is queued) when it is not. */
  send(message: SocketMessage): boolean {
    if (this.#line?.readyState !== 1) return false;
    this.#line.send(JSON.stringify(message));
    return true;
  }

  /** Ends the conversation for good. */
  close(): void {
    this.#end();
    this.#drop(1000);
    this.#become("closed");
  }

  /** Drops the line and comes back after `ms`: the server said it restarts. */
  pause(ms: number): void {
    this.#drop(1000);
    this.#later(ms + this.#random() * 1000);
  }

  #connect = (): void => {
    clearTimeout(this.#retry);
    this.#become("connecting");
    const line = (this.#options.make ?? ((url) => new WebSocket(url)))(this.#url);
    this.#line = line;
    line.onopen = () => this.#opened();
    line.onmessage = (event) => this.#onMessage(event.data);
    line.onclose = (event) => this.#lost(event.code);
    this.#patience = setTimeout(() => this.#lost(1006), CONNECTING);
  };

  #opened(): void {
    this.#calm();
    this.#become("open");
    this.#heartbeat = setInterval(() => this.#beat(PATIENCE), HEARTBEAT);
    this.#options.onOpen?.(this);
  }

  #onMessage(data: unknown): void {
    this.#failures = 0;
    this.#calm();
    const message = parsed(data);
    if (message && message.t !== "pong") this.#options.onMessage(message);
  }

  #beat(patience: number): void {
    this.send(this.#options.ping?.() ?? { t: "ping" });
    this.#patience ??= setTimeout(() => this.#lost(1006), patience);
  }

  #lost(code: number): void {
    this.#drop(1000);
    if (FINAL.has(code)) {
      this.#end();
      this.#become("closed", code);
      return;
    }
    const longest = this.#failures < SHORT_TRIES ? LONGEST_SHORT_WAIT : LONGEST_WAIT;
    const ceiling = Math.min(longest, FIRST_WAIT * 2 ** this.#failures);
    this.#failures += 1;
    // Half fixed, half random: clients of a restarted server do not all return in the same instant.
    const [least, spread] =
      code === CROWDED ? [CROWDED_WAIT, CROWDED_WAIT] : code === TOO_MANY ? [LONGEST_WAIT, 0] : [ceiling / 2, ceiling];
    this.#later(least + (this.#random() * spread) / 2, code);
  }

  #later(ms: number, code?: number): void {
    this.#become("waiting", code);
    clearTimeout(this.#retry);
    this.#retry = setTimeout(this.#connect, ms);
  }

  /**
   * Phones put sockets to sleep without a word: on waking, come back at once or ask whether the line still lives. So
   * too when the browser says that it is offline: a server on the same device can still be reached.
   */
  #wake = (): void => {
    if (document.visibilityState === "hidden") return;
    if (this.state === "waiting") this.#connect();
    else if (this.state === "open") this.#beat(PATIENCE / 2);
  };

  #drop(code: number): void {
    clearInterval(this.#heartbeat);
    this.#calm();
    const line = this.#line;
    this.#line = null;
    if (!line) return;
    line.onopen = line.onmessage = line.onclose = null;
    try {
      line.close(code);
    } catch {
      /* never opened */
    }
  }

  /** Nothing is waited for any more. */
  #calm(): void {
    clearTimeout(this.#patience);
    this.#patience = undefined;
  }

  #end(): void {
    clearTimeout(this.#retry);
    document.removeEventListener("visibilitychange", this.#wake);
    removeEventListener("online", this.#wake);
    removeEventListener("offline", this.#wake);
    removeEventListener("pageshow", this.#wake);
  }

  #become(state: SocketState, code?: number): void {
    if (this.state === state && code === undefined && state !== "connecting") return;
    this.state = state;
    this.#options.onState?.(state, code);
  }

  #random(): number {
    return (this.#options.random ?? Math.random)();
  }
}

function parsed(data: unknown): SocketMessage | null {
  try {
    const message: unknown = JSON.parse(String(data));
    return typeof message === "object" && message !== null && typeof (message as SocketMessage).t === "string"
      ? (message as SocketMessage)
      : null;
  } catch {
    return null;
  }
}
