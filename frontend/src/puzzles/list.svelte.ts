// The puzzles and the player's progress: asked anew whenever a page that shows them opens.

import { call, type Refusal } from "../api/http.ts";
import type { PuzzleLine, PuzzleList, PuzzleProgress } from "../api/types.ts";

const state = $state<{ list: PuzzleList | null; refusal: Refusal | null }>({ list: null, refusal: null });

export const known = {
  get list(): PuzzleList | null {
    return state.list;
  },
  get refusal(): Refusal | null {
    return state.refusal;
  },
};

export async function loadPuzzles(): Promise<void> {
  const answer = await call<PuzzleList>("GET", "/api/puzzles");
  state.refusal = answer.ok ? null : answer.refusal;
  if (answer.ok) state.list = answer.data;
}

/** Notes what came of a puzzle; an attempt never takes back that it was solved or shown. */
export function note(id: string, reached: PuzzleLine["state"], progress: PuzzleProgress | null): void {
  const { list } = state;
  if (!list) return;
  const settled = (one: PuzzleLine) => one.state === "solved" || one.state === "shown";
  const noted = (one: PuzzleLine) => (one.id === id && !settled(one) ? { ...one, state: reached } : one);
  state.list = {
    ...list,
    progress: progress ?? list.progress,
    puzzles: list.puzzles.map(noted),
    today: list.today && { ...list.today, puzzle: noted(list.today.puzzle) },
  };
}

export interface Filter {
  /** The name of an expansion, "base", or "" for all. */
  expansion: string;
  difficulty: string;
  progress: "" | "open" | "done";
}
export const filter = $state<Filter>({ expansion: "", difficulty: "", progress: "" });

export function fits(one: PuzzleLine, { expansion, difficulty, progress }: Filter): boolean {
  if (expansion === "base" ? one.expansions.length > 0 : expansion !== "" && !one.expansions.includes(expansion))
    return false;
  if (difficulty !== "" && one.difficulty !== difficulty) return false;
  return progress === "" || (one.state === "solved") === (progress === "done");
}

/** The next puzzle of the player's choice that is neither solved nor shown; at the end it begins again. */
export function after(id: string, puzzles: readonly PuzzleLine[], chosen: Filter): PuzzleLine | null {
  const here = puzzles.findIndex((one) => one.id === id);
  const rest = [...puzzles.slice(here + 1), ...puzzles.slice(0, Math.max(here, 0))];
  const open = rest.filter((one) => one.state === "new" || one.state === "tried");
  return open.find((one) => fits(one, { ...chosen, progress: "" })) ?? open[0] ?? rest[0] ?? null;
}
