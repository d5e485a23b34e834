// Polls the analysis of a match every two seconds while the server makes it; turns come from the last one backwards.

import { call, type Method } from "../../api/http.ts";
import { localizedRefusal, refusalWords } from "../../i18n/refusals.ts";
import { merged } from "./merged.ts";
import type { Answer, GraphPoint, Summary, Turn } from "./types.ts";

const POLL_MS = { running: 2000, waiting: 2000, lost: 4000 } as const;

export class Analysis {
  answer = $state.raw<Answer | null>(null);
  /** In the order of the game. */
  turns = $state.raw<readonly Turn[]>([]);
  graph = $state.raw<readonly GraphPoint[]>([]);
  summary = $state.raw<Summary | null>(null);
  /** Why the last call was refused, or that the server can't be reached. */
  problem = $state("");
  /** An order to start or to cancel is on its way. */
  asking = $state(false);
  readonly #address: string;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  /** Counts orders, so that an answer that was asked for before the newest one is not taken. */
  #order = 0;

  constructor(match: string) {
    this.#address = `/api/matches/${encodeURIComponent(match)}/analysis`;
  }

  get state(): Answer["state"] | null {
    return this.answer?.state ?? null;
  }

  get making(): boolean {
    return this.state === "running" || this.state === "waiting";
  }

  /** Asks what there is; and goes on asking while it is being made. */
  async open(): Promise<void> {
    await this.#ask("GET", `${this.#address}?after=${this.turns.length}`);
  }

  /** Has it made. What others have had made is shown at once. */
  async start(): Promise<void> {
    await this.#order_("POST");
  }

  async cancel(): Promise<void> {
    await this.#order_("DELETE");
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }

  async #order_(method: Method): Promise<void> {
    this.asking = true;
    await this.#ask(method, this.#address);
    this.asking = false;
  }

  async #ask(method: Method, address: string): Promise<void> {
    clearTimeout(this.#timer);
    const order = method === "GET" ? this.#order : ++this.#order;
    const answer = await call<Answer>(method, address);
    if (this.#closed || order !== this.#order) return;
    if (answer.ok && !answer.data) return void (await this.open());
    this.problem = answer.ok ? await refused(answer.data) : answer.refusal.sentence;
    if (answer.ok) this.#take(answer.data);
    if (answer.ok && answer.data.turns_done > this.turns.length && !address.endsWith("after=0"))
      return void (await this.open());
    const lost = !answer.ok && (answer.status === 0 || answer.status >= 500);
    this.#again(lost ? "lost" : this.state);
  }

  #again(state: Answer["state"] | "lost" | null): void {
    const rest = state === "running" || state === "waiting" || state === "lost" ? POLL_MS[state] : null;
    if (rest === null || this.#closed) return;
    this.#timer = setTimeout(() => void this.open(), rest);
  }

  #take(answer: Answer): void {
    // One that was made anew begins with no turns: those at hand are of another one.
    const known = this.answer && answer.version !== this.answer.version ? [] : this.turns;
    if (known !== this.turns || answer.turns.length > 0) this.turns = merged(known, answer.turns);
    this.graph = answer.graph;
    this.summary = answer.summary;
    this.answer = answer;
  }
}

/** The sentence of a refusal that came with the answer, in the reader's language. */
async function refused({ refusal }: Answer): Promise<string> {
  if (!refusal) return "";
  await refusalWords();
  return localizedRefusal(refusal);
}
