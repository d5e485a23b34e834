import type { Catalogue } from "../../../i18n/core.svelte.ts";

export const en = {
  open: "{name}: everything this seat has",
  points: "Points",
  time: "Time left",
  who: "Who plays",
  supply: "In supply",
  empty: "Nothing",
} as const satisfies Catalogue;
