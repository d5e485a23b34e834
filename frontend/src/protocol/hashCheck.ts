import type { MatchEvent, View } from "./types.ts";
import { viewHash } from "./view.ts";

type Hashed = Pick<MatchEvent, "number" | "hash">;

/** Compares views with the hashes of the server's. */
export class HashCheck {
  #rereadAt = -1;

  /**
   * "same", or "unknown" if hashing is unavailable. A first difference at an event asks to read all events anew
   * ("reread"); the same difference afterwards stays ("differs").
   */
  async compare(view: View, event: Hashed): Promise<"same" | "unknown" | "reread" | "differs"> {
    const ours = await viewHash(view);
    if (ours === null) return "unknown";
    if (ours === event.hash) return "same";
    return this.#rereadAt === event.number ? "differs" : "reread";
  }

  /** All events are read anew because of this one. */
  rereading(event: Hashed): void {
    this.#rereadAt = event.number;
  }
}
