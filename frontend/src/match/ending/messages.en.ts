import type { Catalogue } from "../../i18n/core.svelte.ts";

export const en = {
  title: "An abandoned game",
  note: {
    one: "Away for a day or longer: {names}. You can claim this game.",
    other: "Away for {count} days or longer: {names}. You can claim this game.",
  },
  claim: "Claim the game",
  question: "Claim this game?",
  "question.text":
    "These players then count as having left, behind all others: {names}. The game ends with the final count, and its result says that it was claimed.",
  yes: "Claim it",
  no: "Keep waiting",
} as const satisfies Catalogue;
