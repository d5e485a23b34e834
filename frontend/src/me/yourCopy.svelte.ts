// The copy of one's data that the server makes in the background: how far it is, looked at while it is being made.

import { copies } from "../api/client.ts";
import type { Refusal, Result } from "../api/http.ts";
import type { DataCopy } from "../api/types.ts";

const LOOK_MS = 2000;
const LOOK_LATER_MS = 15_000; // after an answer that did not come

export class YourCopy {
  copy = $state.raw<DataCopy | null>(null);
  /** Why it can't be asked for, or is not known. */
  refusal = $state.raw<Refusal | null>(null);
  asking = $state(false);
  readonly making = $derived.by(() => this.copy?.state === "waiting" || this.copy?.state === "making");
  #timer: ReturnType<typeof setTimeout> | undefined;
  #open = true;

  readonly look = async (): Promise<void> => this.#take(await copies.read());

  readonly start = async (): Promise<void> => {
    this.asking = true;
    this.#take(await copies.start());
    this.asking = false;
  };

  /** Looks no more. */
  close(): void {
    this.#open = false;
    clearTimeout(this.#timer);
  }

  #take(answer: Result<DataCopy>): void {
    this.refusal = answer.ok ? null : answer.refusal;
    if (answer.ok) this.copy = answer.data;
    clearTimeout(this.#timer);
    if (this.#open && this.making) this.#timer = setTimeout(this.look, answer.ok ? LOOK_MS : LOOK_LATER_MS);
  }
}

/** Bytes as people say them: "812 kB", "1.4 MB". */
export function sizeWord(bytes: number, language: string): string {
  const [count, unit] = bytes < 1_000_000 ? [Math.ceil(bytes / 1000), "kilobyte"] : [bytes / 1_000_000, "megabyte"];
  return new Intl.NumberFormat(language, { style: "unit", unit, maximumFractionDigits: 1 }).format(count);
}
