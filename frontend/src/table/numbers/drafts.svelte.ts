// Numbers that the host is still choosing: shown at once, sent together when the host has paused.

import { createContext } from "svelte";
import type { Table, TableSettings } from "../../api/types.ts";
import { withNumbers, type Count } from "./numbers.ts";

/** How long the host pauses before the numbers are sent, in milliseconds. */
export const PAUSE = 500;
type Drafts = Readonly<Record<string, Count>>;

/** What a count is called among the settings. */
export const keyOf = ({ kind, name }: Pick<Count, "kind" | "name">) => `${kind} ${name}`;

export class NumberDrafts {
  #chosen = $state.raw<Drafts>({});
  /** Sent, but not answered. */
  #sent = $state.raw<Drafts>({});
  #newest = "";
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #send: () => void;

  constructor(send: () => void) {
    this.#send = send;
  }

  /** The number to show. */
  valueOf = (count: Count): number =>
    this.#chosen[keyOf(count)]?.value ?? this.#sent[keyOf(count)]?.value ?? count.value;

  choose(count: Count, value: number): void {
    this.#newest = keyOf(count);
    this.#chosen = { ...this.#chosen, [this.#newest]: { ...count, value } };
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.#send, PAUSE);
  }

  /** Sends what waits, because the page is left. */
  close(): void {
    if (Object.keys(this.#chosen).length > 0) this.#send();
    clearTimeout(this.#timer);
  }

  /** The key of the number that was chosen last of those that wait; undefined if none waits. */
  get newest(): string | undefined {
    return this.#newest in this.#chosen ? this.#newest : undefined;
  }

  /** Forgets what waits. */
  drop(): void {
    clearTimeout(this.#timer);
    this.#chosen = {};
  }

  /** Another change with all numbers that wait: each change sends all numbers. */
  into(table: Table, change: Partial<TableSettings>): Partial<TableSettings> {
    clearTimeout(this.#timer);
    this.#sent = { ...this.#sent, ...this.#chosen };
    this.#chosen = {};
    const waiting = Object.values(this.#sent);
    return waiting.length === 0 ? change : { ...change, ...withNumbers({ ...table, ...change }, waiting) };
  }

  answered(): void {
    this.#sent = {};
  }
}

export const [numberDrafts, setNumberDrafts] = createContext<NumberDrafts>();
