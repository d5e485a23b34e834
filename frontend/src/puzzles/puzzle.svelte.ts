// A puzzle being solved: the session of a match over the puzzle's line, and what the server says of the moves.

import { call } from "../api/http.ts";
import type {
  PuzzleAnswer,
  PuzzleLine,
  PuzzlePlace,
  PuzzleShown,
  PuzzleSolution,
  PuzzleVerdict,
} from "../api/types.ts";
import type { Puzzle } from "../api/types.ts";
import { PlaceLine } from "../lessons/placeLine.ts";
import { MatchSession } from "../match/page/session.svelte.ts";
import type { Action } from "../protocol/types.ts";
import { note } from "./list.svelte.ts";

export interface Names {
  you: string;
  other: string;
}

/** Made while a component is set up; `close` ends it. With `shown` the solution is played on the board. */
export class PuzzleSession {
  readonly id: string;
  readonly session: MatchSession;
  verdict = $state.raw<PuzzleVerdict | null>(null);
  solution = $state.raw<PuzzleSolution | null>(null);
  about = $state.raw<PuzzleLine | null>(null);
  /** The moves made so far. */
  played = $state.raw<readonly Action[]>([]);

  constructor(id: string, names: Names, shown = false) {
    this.id = id;
    const address = `/api/puzzles/${encodeURIComponent(id)}`;
    const line = () =>
      new PlaceLine<PuzzlePlace>({
        read: async () => {
          this.played = [];
          return shown ? this.#shown(address, names) : this.#read(address, names);
        },
        act: async (action) => {
          const sent = { ...names, played: this.played, action };
          const answer = await call<PuzzleAnswer>("POST", `${address}/actions`, sent);
          if (!answer.ok) return answer;
          this.played = [...this.played, action];
          this.#judged(answer.data);
          return { ok: true, data: answer.data.place };
        },
      });
    this.session = new MatchSession(`puzzles/${id}`, { make: () => line() as unknown as WebSocket });
  }

  async #read(address: string, names: Names) {
    const answer = await call<Puzzle>(
      "GET",
      `${address}?you=${encodeURIComponent(names.you)}&other=${encodeURIComponent(names.other)}`,
    );
    if (answer.ok) this.about = answer.data.puzzle;
    return answer;
  }

  async #shown(address: string, names: Names) {
    const answer = await call<PuzzleShown>("POST", `${address}/solution`, { ...names });
    if (!answer.ok) return answer;
    this.about = answer.data.puzzle;
    this.solution = answer.data.solution;
    note(this.id, "shown", null);
    return answer;
  }

  #judged({ place, progress }: PuzzleAnswer): void {
    const { verdict } = place;
    if (!verdict) return;
    this.verdict = verdict;
    this.solution = verdict.solution;
    note(this.id, verdict.right ? "solved" : "tried", progress);
  }

  close(): void {
    this.session.close();
  }
}
