// Ideas for the decision at hand, asked of the server in a game against bots.

import { untrack } from "svelte";
import { call, type Refusal, type Result } from "../../api/http.ts";
import { apiOf, isStaged } from "../../protocol/address.ts";
import type { Headline } from "../../protocol/types.ts";
import { withoutAids } from "../../protocol/withoutAids.ts";
import type { AtHand } from "../turn/decision.svelte.ts";
import { goneOn, isAction, type HintAnswer, type Idea } from "./idea.ts";

const POLL_MS = 300;
const PATIENCE_MS = 25_000;

/** Whether the players of these seats are alone with bots, and always were. */
export const alone = (headline: Headline, seat: number | null): boolean =>
  seat !== null && headline.seats.every(({ index, kind, left }) => index === seat || (kind === "bot" && !left));

/** Made while the page is set up. */
export class Hints {
  readonly #at: AtHand;
  readonly #wait: (ms: number) => Promise<void>;
  /** The event after which the ideas are good. */
  #number = -1;
  /** The question that was asked last. */
  #latest = 0;
  asking = $state(false);
  ideas = $state.raw<readonly Idea[]>([]);
  refusal = $state.raw<Refusal | null>(null);
  /** The idea that is looked at, by its place. */
  looked = $state<number | null>(null);
  taken = $state(0);

  /** The viewer decides, and may be given ideas. */
  readonly offered = $derived.by(() => {
    const { match, mine, actions } = this.#at;
    const { headline } = match;
    if (!mine || !actions || !headline || isStaged(match.id)) return false;
    return alone(headline, match.seat) && !withoutAids(headline);
  });
  /** There is something to show. */
  readonly open = $derived.by(() => this.asking || this.ideas.length > 0 || this.refusal !== null);

  /** `wait` is replaced in tests. */
  constructor(at: AtHand, wait = (ms: number) => new Promise<void>((done) => setTimeout(done, ms))) {
    this.#at = at;
    this.#wait = wait;
    $effect(() => {
      const { number } = at.match;
      untrack(() => this.#follow(number));
    });
  }

  /** Asks for ideas. Asking again after the same event changes nothing. */
  readonly ask = async (): Promise<void> => {
    if (!this.offered || this.asking || (this.ideas.length > 0 && !this.ideas[0]?.goesOn)) return;
    const { number } = this.#at.match;
    const mine = ++this.#latest;
    [this.#number, this.asking, this.refusal, this.ideas] = [number, true, null, []];
    const answer = await this.#found(number, () => mine === this.#latest);
    if (mine !== this.#latest) return;
    this.asking = false;
    if (!answer.ok) this.refusal = answer.refusal;
    else [this.ideas, this.taken] = [answer.data.ideas, answer.data.taken];
  };

  readonly close = (): void => {
    this.#latest++;
    [this.asking, this.ideas, this.refusal, this.looked] = [false, [], null, null];
  };

  /** Takes an idea up as if by hand: it is shown and still to be confirmed. */
  readonly choose = (idea: Idea): void => {
    const at = this.#at;
    const [first] = idea.actions;
    const action = first && at.actions?.find((offered) => isAction(offered, first));
    if (!action) return;
    const cell = at.placing.cells.find(({ x, y }) => action.type === "place_tile" && x === action.x && y === action.y);
    if (!cell) return at.pick({ action, digit: null, label: "" }, true);
    at.placing.wish = action.rotation ?? 0;
    at.placing.choose(cell);
  };

  async #found(number: number, wanted: () => boolean): Promise<Result<HintAnswer>> {
    const address = `${apiOf(this.#at.match.id)}/hint`;
    let answer = await call<HintAnswer>("POST", address, { number });
    for (let waited = 0; answer.ok && answer.data.state === "thinking" && wanted(); waited += POLL_MS) {
      if (waited > PATIENCE_MS) return { ok: false, status: 0, refusal: { code: "hint.failed", sentence: "" } };
      await this.#wait(POLL_MS);
      answer = await call<HintAnswer>("GET", `${address}?number=${number}`);
    }
    return answer;
  }

  /** After an event the ideas are gone, but for the rest of the one that was followed. */
  #follow(number: number): void {
    if (number === this.#number || !this.open) return;
    const played = this.#at.match.events.find((event) => event.number === this.#number + 1);
    const rest = played && number === this.#number + 1 ? goneOn(this.ideas, played.action) : null;
    this.close();
    if (rest) [this.ideas, this.#number] = [[rest], number];
  }
}
