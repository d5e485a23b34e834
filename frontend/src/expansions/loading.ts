// Loads what a match shows of expansions, with their words: a game without them needs neither. The folders use
// components that ask for them, so main.ts says where they are.

import { locale } from "../i18n/core.svelte.ts";
import { loadWords } from "../i18n/loading.ts";
import type { Headline } from "../protocol/types.ts";

let folders: () => Promise<unknown> = () => Promise.resolve();

/** Says how the list of all folders is fetched. */
export function foldersFrom(load: () => Promise<unknown>): void {
  folders = load;
}

/** Puts all expansions into the registry. Rejects if they can't be fetched. */
export async function loadExpansions(): Promise<void> {
  await loadWords(locale(), "expansions"); // before, because the registry looks at their keys
  await folders();
}

/** Whether a match is played with expansions, or with figures that only they know (the base game's options). */
export function hasExpansions({ setup, view }: Headline): boolean {
  const figures = [
    ...view.seats.flatMap((seat) => Object.keys(seat.supply)),
    ...(view.pieces ?? []).map(({ piece }) => piece),
  ];
  return (setup.expansions ?? []).length > 0 || figures.some((piece) => piece !== FOLLOWER);
}

const FOLLOWER = "meeple";
