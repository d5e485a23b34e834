// Requests for drawings, in the order in which a page needs them: a slow line carries only some at a time.

import { sheetText } from "./art.ts";

/** What a drawing is for: the tile in hand and those on offer, the tiles of the board that are on show, or others. */
export type Need = "hand" | "shown" | "other";

const ORDER: readonly Need[] = ["hand", "shown", "other"];
/** So many requests run at a time. Those for the hand do not wait for others. */
const AT_ONCE = 24;
/** Milliseconds that requests for others wait first, so that a board that is being set up asks before them. */
const SETTING_UP = 100;

interface Waiting {
  need: Need;
  /** A board that is being set up has had its time to ask first. */
  due: boolean;
  readonly start: () => void;
}
const waiting = new Map<string, Waiting>();
let running = 0;

/** Fetches the text of a drawing once it is its turn. */
export function requested(at: string, need: Need): Promise<string> {
  return new Promise((resolve, reject) => {
    const start = () => {
      running += 1;
      sheetText(at, needed.need === "hand" ? "high" : "low")
        .finally(() => {
          running -= 1;
          startNext();
        })
        .then(resolve, reject);
    };
    const needed: Waiting = { need, due: need !== "other", start };
    waiting.set(at, needed);
    if (needed.due) startNext();
    else
      setTimeout(() => {
        needed.due = true;
        startNext();
      }, SETTING_UP);
  });
}

/** Puts a drawing that waits ahead, if it is needed sooner than was thought. */
export function sooner(at: string, need: Need): void {
  const found = waiting.get(at);
  if (!found || ORDER.indexOf(need) >= ORDER.indexOf(found.need)) return;
  found.need = need;
  found.due = true;
  startNext();
}

function startNext(): void {
  for (const need of ORDER)
    for (const [at, found] of [...waiting]) {
      if (found.need !== need || !found.due || (running >= AT_ONCE && need !== "hand")) continue;
      waiting.delete(at);
      found.start();
    }
}
