// Checking a finished draw in the browser: the published fingerprint, and the order that follows from the secret.

import type { Reshuffle } from "../tiles/drawn.ts";

const WORD = 2 ** 32;

export type Verdict =
  { result: "right" } | { result: "secret" } | { result: "order"; number: number } | { result: "unable" };

const bytes = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
const hex = (buffer: ArrayBuffer) => [...new Uint8Array(buffer)].map((b) => b.toString(16).padStart(2, "0")).join("");

/** The SHA-256 of a secret, both in hex. */
export async function commitment(seed: string): Promise<string> {
  return hex(await crypto.subtle.digest("SHA-256", bytes(seed)));
}

/** The words of the stream HMAC-SHA256(secret, salts joined by "|", "|", counter), 4 bytes each, big-endian. */
async function* words(seed: string, salts: readonly string[]): AsyncGenerator<number, never> {
  const key = await crypto.subtle.importKey("raw", bytes(seed), { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  for (let counter = 0; ; counter++) {
    const message = new TextEncoder().encode([...salts, String(counter)].join("|"));
    const block = new DataView(await crypto.subtle.sign("HMAC", key, message));
    for (let at = 0; at < block.byteLength; at += 4) yield block.getUint32(at);
  }
}

async function below(bound: number, stream: AsyncGenerator<number, never>): Promise<number> {
  const even = WORD - (WORD % bound);
  for (;;) {
    const { value } = await stream.next();
    if (value < even) return value % bound;
  }
}

export type Stack = Readonly<Record<string, number>>;

/**
 * The order in which the tiles leave the bag; `bag` counts each design, `stack` says which lie above (below 0) the
 * others.
 */
export async function drawOrder(
  bag: Readonly<Record<string, number>>,
  seed: string,
  salts: readonly string[],
  stack: Stack = {},
): Promise<string[]> {
  return shuffled(
    Object.entries(bag).flatMap(([tile, count]) => Array<string>(count).fill(tile)),
    seed,
    salts,
    stack,
  );
}

/** A word of its own stands behind the salts where the stack is shuffled in the course of the game. */
async function shuffled(tiles: readonly string[], seed: string, salts: readonly string[], stack: Stack) {
  const order = [...tiles].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  const stream = words(seed, salts);
  for (let last = order.length - 1; last > 0; last--) {
    const pick = await below(last + 1, stream);
    [order[last], order[pick]] = [order[pick]!, order[last]!];
  }
  // Tiles of one depth keep the order that was drawn.
  return order.sort((a, b) => (stack[a] ?? 0) - (stack[b] ?? 0));
}

/** Whether a finished game was drawn as it had to be. `drawn`: the tiles in the order in which they were seen. */
export async function verify(game: {
  bag: Record<string, number>;
  commitment: string;
  seed: string;
  salts: readonly string[];
  drawn: readonly string[];
  stack?: Stack;
  reshuffled?: readonly Reshuffle[];
}): Promise<Verdict> {
  if (!globalThis.crypto?.subtle) return { result: "unable" };
  if ((await commitment(game.seed)) !== game.commitment) return { result: "secret" };
  let order = await drawOrder(game.bag, game.seed, game.salts, game.stack);
  for (const { left, word, back } of game.reshuffled ?? []) {
    // Those that lie aside for a sale keep their places, as do those that are gone.
    const kept = order.length - left;
    const anew = [...order.slice(kept), ...back];
    order = [...order.slice(0, kept), ...(await shuffled(anew, game.seed, [...game.salts, word], game.stack ?? {}))];
  }
  const wrong = game.drawn.findIndex((tile, i) => tile !== order[i]);
  return wrong < 0 ? { result: "right" } : { result: "order", number: wrong + 1 };
}
