// The rules to read: asked for once, and again where that failed.

import { rules as calls } from "../api/client.ts";
import type { Refusal } from "../api/http.ts";
import { requestCache } from "../api/requestCache.ts";
import type { Rulebook, RulebookList } from "../api/types.ts";

const state = $state<{ all: RulebookList | null; books: Record<string, Rulebook>; refusal: Refusal | null }>({
  all: null,
  books: {},
  refusal: null,
});
let asking: Promise<RulebookList | null> | null = null;
const opened = requestCache<Rulebook>();

export const rulebookStore = {
  get all(): RulebookList | null {
    return state.all;
  },
  /** A rulebook that has been opened. */
  book: (name: string): Rulebook | undefined => state.books[name],
  get refusal(): Refusal | null {
    return state.refusal;
  },
};

/** What there is; null when the server did not say. */
export function loadRulebooks(): Promise<RulebookList | null> {
  asking ??= calls.list().then((answer) => {
    state.refusal = answer.ok ? null : answer.refusal;
    if (answer.ok) state.all = answer.data;
    else asking = null;
    return state.all;
  });
  return asking;
}

/** A rulebook by its name; null where there is none, or the server did not say. */
export function openBook(name: string): Promise<Rulebook | null> {
  return opened(name, async () => {
    const answer = await calls.open(name);
    state.refusal = answer.ok ? null : answer.refusal;
    if (answer.ok) state.books[name] = answer.data;
    return answer.ok ? answer.data : null;
  });
}

/** The rulebook that a clause stands in. */
export const rulebookOf = (clause: string, from: RulebookList | null = state.all): string | undefined =>
  from?.ledgers.find((rulebook) => rulebook.clauses.includes(clause))?.name;
