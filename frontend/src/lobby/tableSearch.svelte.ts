// The open tables beyond those of the lobby's message: further pages, and those that somebody looks for.

import { tables as calls } from "../api/client.ts";
import type { Refusal } from "../api/http.ts";
import type { SocketMessage } from "../api/socket.ts";
import type { TableCard, TablePage, TablesWanted } from "../api/types.ts";

export const ANY: Readonly<TablesWanted> = { search: "", size: "", expansions: "", free: false };
const TYPING_MS = 300; // without another letter, then the server is asked
const AGAIN_MS = 3000; // after a table appeared that may be one of those looked for

/** Both lists without a table that is already in the first. */
const withFurther = (listed: readonly TableCard[], more: readonly TableCard[]): TableCard[] => [
  ...listed,
  ...more.filter((table) => !listed.some((known) => known.id === table.id)),
];

export class TableSearch {
  wanted = $state.raw<TablesWanted>(ANY);
  /** Number of tables that are looked for; null until the server has said. */
  count = $state<number | null>(null);
  busy = $state(false);
  refusal = $state.raw<Refusal | null>(null);
  /** Pages after the lobby's list or, while looking for some, all pages of those. */
  #found = $state.raw<TableCard[]>([]);
  /** Where the next page begins; undefined while only the lobby's message says so. */
  #next = $state.raw<string | null | undefined>(undefined);
  #asked = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  get active(): boolean {
    return Object.entries(ANY).some(([name, value]) => this.wanted[name as keyof TablesWanted] !== value);
  }

  /** The tables to show; `listed` are those of the lobby. */
  shown(listed: readonly TableCard[]): TableCard[] {
    if (this.active) return this.#found;
    return withFurther(listed, this.#found);
  }

  /** Where the next page begins, null after the last; `listed` is what the lobby says. */
  next(listed: string | null): string | null {
    return this.#next === undefined && !this.active ? listed : (this.#next ?? null);
  }

  /** Looks for other tables. What is typed is sent once the typing stops. */
  change(what: Partial<TablesWanted>): void {
    this.wanted = { ...this.wanted, ...what };
    if (this.active) this.#later(what.search === undefined ? 0 : TYPING_MS);
    else this.#forget();
  }

  /** Adds the next page. */
  async more(after: string): Promise<void> {
    await this.#ask(after);
  }

  /** Asks again after a refusal. */
  again(after: string | null): void {
    void this.#ask(this.active ? undefined : (after ?? undefined));
  }

  onMessage(message: SocketMessage): void {
    if (message.t === "lobby") {
      if (this.active) this.#later(0);
      else this.#forget();
    } else if (message.t === "gone") {
      this.#found = this.#found.filter((table) => table.id !== message["table"]);
    } else if (message.t === "table") {
      this.#update(message["table"] as TableCard);
    }
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#asked += 1;
  }

  #update(table: TableCard): void {
    const known = this.#found.some((old) => old.id === table.id);
    if (known) this.#found = this.#found.map((old) => (old.id === table.id ? { ...table, you: old.you } : old));
    else if (this.active) this.#timer ??= setTimeout(() => void this.#ask(), AGAIN_MS);
  }

  #later(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#ask(), ms);
  }

  #forget(): void {
    this.close();
    this.#timer = undefined;
    this.#found = [];
    this.#next = undefined;
    this.count = this.refusal = null;
    this.busy = false;
  }

  /** Asks for the page after `after`, or anew for the first. Only the answer to the last question counts. */
  async #ask(after?: string): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const asked = ++this.#asked;
    this.busy = true;
    const answer = await calls.list(this.wanted, after);
    if (asked !== this.#asked) return;
    this.busy = false;
    this.refusal = answer.ok ? null : answer.refusal;
    if (answer.ok) this.#take(answer.data, after !== undefined);
  }

  #take(page: TablePage, further: boolean): void {
    const before = further ? this.#found : [];
    this.#found = withFurther(before, page.tables);
    this.#next = page.next;
    this.count = page.count;
  }
}
