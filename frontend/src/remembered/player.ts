// The player of the last time at this browser. A page shows it until the server has answered, so that nothing moves
// then; nothing is decided by it.

import type { Player } from "../api/types.ts";

const KEY = "bastide.me";
export type Remembered = Pick<Player, "name" | "marks">;

/** Null where nobody played, or where the browser keeps nothing. */
export function rememberedPlayer(): Remembered | null {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "null") as Partial<Remembered> | null;
    return typeof kept?.name === "string" && kept.marks ? { name: kept.name, marks: kept.marks } : null;
  } catch {
    return null;
  }
}

export function rememberPlayer(player: Remembered | null): void {
  try {
    if (player) localStorage.setItem(KEY, JSON.stringify({ name: player.name, marks: player.marks }));
    else localStorage.removeItem(KEY);
  } catch {
    /* storage may be forbidden: the page then shows a player only once the server has answered */
  }
}
