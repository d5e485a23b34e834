// The lobby, live: one socket while the page is open, the HTTP call only when the socket can't be had.

import { toast } from "../toasts.svelte.ts";
import { localizedRefusal, refusalWords } from "../i18n/refusals.ts";
import { lobby as calls } from "../api/client.ts";
import type { Refusal } from "../api/http.ts";
import { Socket, type SocketState, type SocketMessage } from "../api/socket.ts";
import type { Lobby, LobbyMessage } from "../api/types.ts";
import { applyLobbyMessage } from "./applyLobbyMessage.ts";

const PATIENCE = 2500; // ms without the socket's first word before we ask over HTTP

export interface LobbyOptions {
  /** The quick match is found; `match` is its id. */
  onPaired: (match: string) => void;
  /** Each message that changes the lobby, after it has changed. */
  onMessage?: (message: SocketMessage) => void;
}

export class LiveLobby {
  data = $state.raw<Lobby | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  line = $state<SocketState>("connecting");
  #socket: Socket | null = null;
  #patience: ReturnType<typeof setTimeout> | undefined;
  readonly #options: LobbyOptions;
  /** After which match each page of finished matches begins, of the pages that were reached. */
  readonly #begins: Record<number, string> = {};

  constructor(options: LobbyOptions) {
    this.#options = options;
  }

  /** Listens, as whoever the session is now: a socket keeps the player it was opened as, so a new player opens anew. */
  open(): void {
    this.close();
    this.#socket = new Socket("/ws/lobby/", {
      onMessage: (message) => this.#onMessage(message),
      onState: (state) => (this.line = state),
    });
    this.#patience = setTimeout(() => void this.refresh(), PATIENCE);
  }

  close(): void {
    clearTimeout(this.#patience);
    this.#socket?.close();
  }

  /** Asks over HTTP: the way round a blocked socket, and the page's "try again". */
  async refresh(): Promise<void> {
    if (this.data && this.line === "open") return;
    const answer = await calls.read();
    if (answer.ok) this.data = answer.data;
    this.refusal = answer.ok ? null : answer.refusal;
  }

  /** Another page of the finished matches: the one after the page on show, or one before it. */
  async turnTo(page: number): Promise<void> {
    const shown = this.data?.finished;
    if (shown?.next) this.#begins[shown.page + 1] = shown.next;
    const answer = await calls.read(page, this.#begins[page]);
    if (answer.ok && this.data) this.data = { ...this.data, finished: answer.data.finished };
  }

  #onMessage(received: SocketMessage): void {
    const message = received as unknown as LobbyMessage;
    if (message.t === "paired") this.#options.onPaired(message.match);
    else if (message.t === "refused") void refusalWords().then(() => toast(localizedRefusal(message), "bad"));
    else if (message.t === "restart") this.#socket?.pause(message.in);
    else {
      this.data = applyLobbyMessage(this.data, message);
      this.#options.onMessage?.(received);
    }
    if (this.data) this.refusal = null;
  }
}
