import type { Catalogue } from "../../i18n/core.svelte.ts";

export const en = {
  title: "Ideas",
  thinking: "Looking for ideas…",
  failed: "No ideas were found in time. Ask once more, or play on.",
  again: "Ask again",
  close: "Close the ideas",
  then: "then: {what}",
  "then.none": "no figure",
  goesOn: "The idea goes on",
  usual: "A bot would do this.",
  number: "Idea {number}: {what}",
  points: { one: "{count} point better than an ordinary move", other: "{count} points better than an ordinary move" },
  chance: "{percent}% more chance to win",
  taken: "Asked so far: {count}",
  there: { one: "{count} idea is there", other: "{count} ideas are there" },
} as const satisfies Catalogue;
