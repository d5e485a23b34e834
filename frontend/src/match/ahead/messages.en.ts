import type { Catalogue } from "../../i18n/core.svelte.ts";

export const en = {
  "ahead.title": "Answers in advance",
  "ahead.of": "Answers in advance: {name}",
  "ahead.note": "Nobody else sees them before they are used. You can take them back at any time.",
  "ahead.pass": "Pass on everything until my next turn",
  "ahead.back": "Take back",
} as const satisfies Catalogue;
