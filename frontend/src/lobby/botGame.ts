// What somebody chose for the last game against bots; a newcomer gets the base game against one of the usual strength.

import type { Preset } from "../api/types.ts";

export interface BotGame {
  level: string;
  seats: number;
  /** The name of a preset, or "last": the settings of the last table. */
  preset: string;
}

/** The presets to choose from, in this order; their names do not wait for the server. None may be missing here. */
const ORDER: Record<Preset["name"], true> = { base: true, family: true, first: true, "big-box": true, all: true };
export const PRESETS = Object.keys(ORDER) as Preset["name"][];
const KEY = "bastide.bots";
export const FIRST: Readonly<BotGame> = { level: "greedy", seats: 2, preset: "base" };

export function lastBotGame(): BotGame {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Record<keyof BotGame, unknown>>;
    const { level, seats, preset } = { ...FIRST, ...kept };
    const fits = typeof level === "string" && typeof preset === "string" && [2, 3, 4, 5, 6].includes(Number(seats));
    return fits ? { level, preset, seats: Number(seats) } : { ...FIRST };
  } catch {
    return { ...FIRST };
  }
}

export function rememberBotGame(game: BotGame): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(game));
  } catch {
    /* storage may be forbidden: next time begins as the first time */
  }
}
