// The final count as it is shown: how far it is, and the view that belongs to it.

import { call } from "../../api/http.ts";
import type { Claim } from "../../board/features/claimLines.ts";
import { matches } from "../../mediaQuery.svelte.ts";
import { apiOf } from "../../protocol/address.ts";
import type { View } from "../../protocol/types.ts";
import { play } from "../../sound/player.ts";
import { PHONE } from "../board/aroundPlaced.ts";
import { soundOf } from "../motion/plan.ts";
import { categoriesOf, countSteps, PHONE_PACE, stepMs, viewAt, wonBy, type CountStep } from "./finalCount.ts";

export type FetchClaims = (number: number) => Promise<readonly Claim[] | null>;

export const claimsOf =
  (match: string): FetchClaims =>
  async (number) => {
    const address = `${apiOf(match)}/claims?number=${number}`;
    const answer = await call<{ claims: Claim[] }>("GET", address);
    return answer.ok ? answer.data.claims : null;
  };

export class FinalCount {
  steps = $state.raw<readonly CountStep[]>([]);
  /** How many steps are counted. */
  counted = $state(0);
  /** It is on show, or about to be. */
  on = $state(false);
  /** It goes on by itself. */
  running = $state(false);
  #views: { before: View; after: View } | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;
  readonly #fetch: FetchClaims;
  readonly #onDone: () => void;

  constructor(fetch: FetchClaims, onDone: () => void = () => undefined) {
    this.#fetch = fetch;
    this.#onDone = onDone;
  }

  /** The category that is counted now, and the step that was counted last. */
  readonly category = $derived(
    categoriesOf(this.steps).find(({ from, to }) => from < Math.max(1, this.counted) && this.counted <= to) ?? null,
  );
  get step(): CountStep | null {
    return this.steps[this.counted - 1] ?? null;
  }

  /** What the step brought that was counted last. */
  get gains(): ReadonlyMap<number, number> {
    return wonBy(this.steps, this.counted, Math.max(0, this.counted - 1));
  }

  /** The view to show instead of the newest one, while the count is on. */
  get view(): View | null {
    const views = this.#views;
    return this.on && views ? viewAt(views.before, views.after, this.steps, this.counted) : null;
  }

  /** Makes the steps of the last event; true once there are any. */
  async prepare(before: View, after: View, number: number): Promise<boolean> {
    const asked = ++this.#asked;
    this.#views = { before, after };
    const claims = await this.#fetch(number);
    if (asked !== this.#asked) return false;
    this.steps = countSteps(before, after, claims ?? []);
    return this.steps.length > 0;
  }

  /** Shows the count from the first step on. */
  async start(before: View, after: View, number: number): Promise<void> {
    this.counted = 0;
    this.on = true;
    this.running = true;
    const ready = await this.prepare(before, after, number);
    if (!this.on) return;
    if (ready) this.#next();
    else this.skip();
  }

  /** Everything is counted at once. */
  readonly skip = (): void => {
    if (!this.on) return;
    this.stop();
    this.counted = this.steps.length;
    this.on = false;
    this.#onDone();
  };

  /** Ends the count without a word. */
  stop(): void {
    clearTimeout(this.#timer);
    this.running = false;
  }

  readonly #next = (): void => {
    if (!this.running) return;
    if (this.counted >= this.steps.length) return this.skip();
    this.counted += 1;
    const sound = this.step?.entries.length ? soundOf(this.step.entries[0]!).sound : undefined;
    if (sound) play(sound);
    const pace = matches(PHONE) ? PHONE_PACE : 1;
    this.#timer = setTimeout(this.#next, stepMs(this.steps, this.counted - 1, pace));
  };
}
