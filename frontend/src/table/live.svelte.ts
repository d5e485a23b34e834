// One table, live. Every change of ours answers with the table, every change of others comes over the socket.

import { localizedRefusal, refusalWords, type RefusalSent } from "../i18n/refusals.ts";
import { favourites, tables } from "../api/client.ts";
import type { Refusal, Result } from "../api/http.ts";
import { Socket, type SocketState, type SocketMessage } from "../api/socket.ts";
import type { LeftOut, Table, TableSettings } from "../api/types.ts";
import { freshSalt, keepSalt } from "../salt.ts";
import { toast } from "../toasts.svelte.ts";
import { remember } from "../setup/lastSettings.ts";

export class LiveTable {
  table = $state.raw<Table | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  /** Somebody at the table has a name like ours: we can't sit down under it. */
  nameTaken = $state(false);
  /** Why the last change of ours was not made; null if it was. */
  refused = $state.raw<Refusal | null>(null);
  line = $state<SocketState>("connecting");
  /** A change of ours is under way. */
  busy = $state(false);
  readonly #id: string;
  readonly #invite: string | undefined;
  readonly #started: (match: string) => void;
  #socket: Socket | null = null;
  #salting = false;

  constructor(id: string, invite: string | undefined, started: (match: string) => void) {
    this.#id = id;
    this.#invite = invite;
    this.#started = started;
  }

  /** Reads the table, then listens: over HTTP we learn in words why one may not see it. */
  async open(): Promise<void> {
    this.#show(await tables.read(this.#id, this.#invite));
    if (this.refusal || this.#socket) return;
    this.#socket = new Socket(`/ws/tables/${encodeURIComponent(this.#id)}/${this.#query()}`, {
      onMessage: (message) => this.#onMessage(message),
      onState: (state, code) => {
        this.line = state;
        if (state === "closed" && code !== undefined) void this.#lookAgain();
      },
    });
  }

  close(): void {
    this.#socket?.close();
    this.#socket = null;
  }

  /** The line was opened as somebody else (or nobody): after sitting down, the socket must belong to that player. */
  reopen(): void {
    this.close();
    void this.open();
  }

  /** Takes a seat; the salt is made now, after the commitment was published with the table. */
  join(): Promise<boolean> {
    const salt = freshSalt();
    return this.#do(
      () => tables.join(this.#id, salt, this.#invite),
      () => keepSalt(this.#id, salt),
    );
  }

  leave = () => this.#do(() => tables.leave(this.#id));
  start = () => this.#do(() => tables.start(this.#id));
  watch = (level: string) => this.#do(() => tables.watch(this.#id, level));
  shut = () => this.#do(() => tables.close(this.#id));
  addBot = (level: string) => this.#do(() => tables.addBot(this.#id, level));
  fillWithBots = (level: string) => this.#do(() => tables.fillWithBots(this.#id, level));
  removeBot = (seat: number) => this.#do(() => tables.removeBot(this.#id, seat));
  /** Seats another person at this device; their salt is made here, too. */
  addCompanion = (name: string) => this.#do(() => tables.addCompanion(this.#id, name, freshSalt()));
  removeCompanion = (seat: number) => this.#do(() => tables.removeCompanion(this.#id, seat));
  readmit = (player: string) => this.#do(() => tables.readmit(this.#id, player));
  sendAway = (seat: number) => this.#do(() => tables.sendAway(this.#id, seat));

  /** Changes settings; they are also what the next table begins with. `quiet`: the caller says why it was refused. */
  change(settings: Partial<TableSettings>, quiet = false): Promise<boolean> {
    return this.#do(
      () => tables.change(this.#id, settings),
      () => this.table && remember(this.table),
      quiet,
    );
  }

  /** Gives the table the settings of a favourite; what of them can't be played, null when it did not work. */
  async apply(favourite: string): Promise<LeftOut[] | null> {
    let leftOut: LeftOut[] = [];
    const done = await this.#do(
      async () => {
        const answer = await favourites.apply(favourite, this.#id);
        if (!answer.ok) return answer;
        leftOut = answer.data.left_out;
        return { ok: true, data: answer.data.table };
      },
      () => this.table && remember(this.table),
    );
    return done ? leftOut : null;
  }

  async #do(request: () => Promise<Result<Table>>, afterwards?: () => void, quiet = false): Promise<boolean> {
    this.busy = true;
    const answer = await request();
    this.busy = false;
    if (answer.ok) {
      this.#take(answer.data);
      afterwards?.();
    }
    this.nameTaken = !answer.ok && answer.refusal.code === "name.taken";
    this.refused = answer.ok ? null : answer.refusal;
    if (!answer.ok && !this.nameTaken && !quiet) toast(answer.refusal.sentence, "bad");
    return answer.ok;
  }

  #show(answer: Result<Table>): void {
    this.refusal = answer.ok ? null : answer.refusal;
    if (answer.ok) this.#take(answer.data);
  }

  #take(table: Table): void {
    this.table = table;
    if (table.match) this.#started(table.match);
    else void this.#giveSalt(table);
  }

  /** Sends the salt of a player who sits without one (the host of a new table, or a player seated in another way). */
  async #giveSalt(table: Table): Promise<void> {
    const mine = table.you.seat === null ? null : table.seats[table.you.seat];
    if (!mine || mine.salted !== false || this.#salting || table.status !== "open") return;
    this.#salting = true;
    const salt = freshSalt();
    const answer = await tables.join(this.#id, salt, this.#invite);
    if (answer.ok) {
      keepSalt(this.#id, salt);
      this.table = answer.data;
    }
    this.#salting = false;
  }

  #onMessage(message: SocketMessage): void {
    if (message.t === "table") this.#take(message["table"] as Table);
    else if (message.t === "refused")
      void refusalWords().then(() => toast(localizedRefusal(message as unknown as RefusalSent), "bad"));
    else if (message.t === "started") this.#started(String(message["match"]));
    else if (message.t === "gone") void this.#lookAgain();
    else if (message.t === "restart") this.#socket?.pause(Number(message["in"]) || 0);
  }

  /** The table is closed, or we may not see it any more (sent away from a private one): HTTP says which. */
  async #lookAgain(): Promise<void> {
    const answer = await tables.read(this.#id, this.#invite);
    if (!answer.ok && answer.status === 404) this.table = null;
    this.#show(answer);
  }

  #query(): string {
    return this.#invite ? `?invite=${encodeURIComponent(this.#invite)}` : "";
  }
}
