// The events of a match that happened before this page joined it, read over HTTP.

import { call } from "../api/http.ts";
import type { MatchEvent } from "./types.ts";

/** Events in a full page. Such a page never changes, so browsers and proxies keep it. */
const PAGE = 100;

/** Reads the events up to number `last`, in order; hands over each part as it arrives. False if a part is missing. */
export async function readHistory(
  match: string,
  last: number,
  take: (events: readonly MatchEvent[]) => void,
): Promise<boolean> {
  for (let after = 0; after < last; after += PAGE) {
    const events = await part(match, after, Math.min(PAGE, last - after));
    if (!events) return false;
    take(events);
  }
  return true;
}

async function part(match: string, after: number, count: number): Promise<readonly MatchEvent[] | null> {
  const address = `/api/matches/${encodeURIComponent(match)}/events`;
  const full = count === PAGE && (await read(`${address}/${after / PAGE + 1}`));
  return full || (await read(`${address}?after=${after}&limit=${count}`));
}

async function read(address: string): Promise<readonly MatchEvent[] | null> {
  const answer = await call<{ events: MatchEvent[] }>("GET", address);
  return answer.ok ? answer.data.events : null;
}
