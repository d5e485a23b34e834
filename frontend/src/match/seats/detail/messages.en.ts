import type { Catalogue } from "../../../i18n/core.svelte.ts";

export const en = {
  open: "{name}: everything this seat has",
  points: "Points",
  time: "Time left",
  who: "Who plays",
  supply: "In supply",
  empty: "Nothing",
  lost: "Out of the game",
  "lost.piece": "Out of the game: {piece} ({count})",
} as const satisfies Catalogue;
