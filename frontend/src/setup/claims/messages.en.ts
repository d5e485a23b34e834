import type { Catalogue } from "../../i18n/core.svelte.ts";

export const en = {
  setting: "Abandoned games",
  never: "Nobody can claim them",
  after: { one: "Can be claimed after {count} day", other: "Can be claimed after {count} days" },
  "never.text": "A game whose players stay away rests until they are back.",
  "after.text":
    "If all others have been away for so long, and the game waits for one of them, a player may claim it. They count as having left, and the game ends.",
  card: { one: "claim after {count} day", other: "claim after {count} days" },
  claimed: "claimed",
} as const satisfies Catalogue;
