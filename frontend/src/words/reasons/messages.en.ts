import type { Catalogue } from "../../i18n/core.svelte.ts";

/** What an idea or a better move does. The move is the subject: "Shares the city at 1 north with Ann: 8 points". */
export const en = {
  scores: { one: "Scores {count} point more at once", other: "Scores {count} points more at once" },
  gives: { one: "Gives the others {count} point less", other: "Gives the others {count} points less" },
  shares: {
    one: "Shares {what} at {place} with {name}: {count} point",
    other: "Shares {what} at {place} with {name}: {count} points",
  },
  takes: {
    one: "Takes {what} at {place} from {name}: {count} point",
    other: "Takes {what} at {place} from {name}: {count} points",
  },
  claims: {
    one: "Claims {what} at {place}: about {count} point",
    other: "Claims {what} at {place}: about {count} points",
  },
  grows: {
    one: "Makes {what} at {place} worth about {count} point more",
    other: "Makes {what} at {place} worth about {count} points more",
  },
  blocks: {
    one: "Makes {what} of {name} at {place} worth about {count} point less",
    other: "Makes {what} of {name} at {place} worth about {count} points less",
  },
  farms: {
    one: "Makes the field at {place} worth about {count} point more",
    other: "Makes the field at {place} worth about {count} points more",
  },
  figures: { one: "Keeps {count} more figure in hand", other: "Keeps {count} more figures in hand" },
  better: { one: "Brings about {count} point more in all", other: "Brings about {count} points more in all" },

  "what.road": "the road",
  "what.city": "the city",
  "what.field": "the field",
  "what.monastery": "the monastery",
  "what.other": "the feature ({kind})",
} as const satisfies Catalogue;
