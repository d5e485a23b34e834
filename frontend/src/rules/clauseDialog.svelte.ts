// The clause that somebody wants to read without leaving where they are; App.svelte shows it.

const state = $state<{ clause: string | null }>({ clause: null });

export const clauseDialog = {
  get clause(): string | null {
    return state.clause;
  },
};

export function ask(clause: string): void {
  state.clause = clause;
}

export function answered(): void {
  state.clause = null;
}

/** Where a clause can always be found; the page goes on to its rulebook. */
export const addressOf = (clause: string): string => `/rules/${encodeURIComponent(clause)}`;
