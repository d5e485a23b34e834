// Turns that arrive in pieces, from the last one backwards, in the order of the game.

import type { Turn } from "./types.ts";

/** All of these turns, each once: a newer one stands for an older one of the same event. */
export function merged(known: readonly Turn[], more: readonly Turn[]): Turn[] {
  const turns = new Map([...known, ...more].map((turn) => [turn.event, turn]));
  return [...turns.values()].sort((a, b) => a.event - b.event);
}
