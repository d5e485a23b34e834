import type { Catalogue } from "../i18n/core.svelte.ts";

export const en = {
  title: "How it is played",
  lead: "Short lessons on a real board. You place the tiles; the rules say at once what is not possible, and why. Each lesson takes two or three minutes, and you can stop at any time.",
  rules: "The rules on one page, with pictures",
  base: "The base game",
  expansions: "The expansions",
  guest: "Guest",
  other: "Alba",
  step: "Step {number} of {of}",
  show: "Show me",
  "hint.place": "Choose the marked place. Turn the tile if its edges do not match yet.",
  "hint.do": "Now choose: {what}",
  done: "Well done! You finished this lesson.",
  next: "Next: {title}",
  play: "Play a game",
  all: "All lessons",
  again: "Play it again",
  share: "Share this lesson",
  "state.done": "done",
  "state.begun": "{at} of {of}",
} as const satisfies Catalogue;
