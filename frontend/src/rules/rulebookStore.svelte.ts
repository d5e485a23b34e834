// The rules to read: asked for once, and again where that failed.

import { rules as calls } from "../api/client.ts";
import type { Refusal } from "../api/http.ts";
import { requestCache } from "../api/requestCache.ts";
import type { Ledger, Shelf } from "../api/types.ts";

const state = $state<{ shelf: Shelf | null; books: Record<string, Ledger>; refusal: Refusal | null }>({
  shelf: null,
  books: {},
  refusal: null,
});
let asking: Promise<Shelf | null> | null = null;
const opened = requestCache<Ledger>();

export const rulebookStore = {
  get all(): Shelf | null {
    return state.shelf;
  },
  /** A ledger that has been opened. */
  book: (name: string): Ledger | undefined => state.books[name],
  get refusal(): Refusal | null {
    return state.refusal;
  },
};

/** What there is; null when the server did not say. */
export function takeShelf(): Promise<Shelf | null> {
  asking ??= calls.shelf().then((answer) => {
    state.refusal = answer.ok ? null : answer.refusal;
    if (answer.ok) state.shelf = answer.data;
    else asking = null;
    return state.shelf;
  });
  return asking;
}

/** A ledger by its name; null where there is none, or the server did not say. */
export function openBook(name: string): Promise<Ledger | null> {
  return opened(name, async () => {
    const answer = await calls.ledger(name);
    state.refusal = answer.ok ? null : answer.refusal;
    if (answer.ok) state.books[name] = answer.data;
    return answer.ok ? answer.data : null;
  });
}

/** The ledger that a clause stands in. */
export const ledgerOf = (clause: string, from: Shelf | null = state.shelf): string | undefined =>
  from?.ledgers.find((ledger) => ledger.clauses.includes(clause))?.name;
