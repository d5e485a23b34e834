// Whether the window or the reader's machine is as a media query says; what reads it follows it.

import { MediaQuery } from "svelte/reactivity";

// eslint-disable-next-line svelte/prefer-svelte-reactivity -- the queries in it are followed, not the map
const queries = new Map<string, MediaQuery>();

/** Whether a media query holds now; false where there are none, as in tests. */
export function matches(words: string): boolean {
  if (typeof globalThis.matchMedia !== "function") return false;
  let query = queries.get(words);
  if (!query) {
    query = new MediaQuery(words);
    queries.set(words, query);
  }
  return query.current;
}
