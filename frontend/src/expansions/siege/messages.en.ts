import type { Catalogue } from "../../i18n/core.svelte.ts";

export const en = {
  "part.besiegers": { one: "siege", other: "siege" },
  "escape.yours": "Does a follower leave the besieged city?",
  "escape.theirs": "{name} may take a follower out of a besieged city",
  "escape.what":
    "A monastery lies near, so one follower may come home now, without points. Unfinished, a besieged city brings nothing at the end.",
  "escape.from": "Take back: {piece}, {place}",
  "escape.not": "Leave them all there",
  "alert.escape": "One of your followers may leave a besieged city",
  "log.escape": "{name}: {piece} left the besieged city, {place}",
  "log.escape.not": "{name}: nobody left the besieged city",
  "siege.city": "Besieged",
  "siege.lost": { one: "{count} point less than {full}", other: "{count} points less than {full}" },
  "siege.unfinished": "unfinished at the end: nothing",
  "siege.finished": {
    one: "completed {count} point instead of {full}",
    other: "completed {count} points instead of {full}",
  },
  "siege.field": {
    one: "completed it brings each field {count} point instead of {full}",
    other: "completed it brings each field {count} points instead of {full}",
  },
  "siege.double": { one: "{count} besieged city counts double", other: "{count} besieged cities count double" },
  "siege.double.open": {
    one: "{count} besieged city will count double once it is completed",
    other: "{count} besieged cities will count double once they are completed",
  },
} as const satisfies Catalogue;
