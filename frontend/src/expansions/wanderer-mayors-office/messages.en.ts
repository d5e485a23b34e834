import type { Catalogue } from "../../i18n/core.svelte.ts";

export const en = {
  "piece.wanderer": "Wanderer",
  "piece.office": "Office",
  "kind.wanderer": "Wanderer",
  "kind.office": "Office",
  "office.yours": "Set up your office here?",
  "office.theirs": "{name} may set up an office",
  "office.what":
    "Your mayor has scored this city. Your office stays when the mayor returns to you, and scores when a road connects it with completed cities and monasteries.",
  "office.moves": "It leaves the city where it is now ({place}) and scores nothing this turn.",
  "office.at": "Office {on}, {place}",
  "office.not": "No office here",
  "wanderer.move": "Move the wanderer {on}",
  "wanderer.extra": "in addition to this turn’s figure",
  "log.wanderer": "{name} moved the wanderer {on}",
  "log.office": "{name} set up an office at {place}",
  "log.office.not": "{name} set up no office",
  "alert.office": "You may set up your office",
  "score.wanderer": {
    one: "{name} scored {count} point with the wanderer",
    other: "{name} scored {count} points with the wanderer",
  },
  "score.office": {
    one: "{name} scored {count} point with the office",
    other: "{name} scored {count} points with the office",
  },
  "network.ends": "roads to: {ends}",
  "network.none": "the roads lead to no city or monastery",
  "network.end": { one: "{kind} for {count} point", other: "{kind} for {count} points" },
  "network.end.complete": "{kind}, completed",
  "network.end.castle": "castle",
  "network.walking": "wanderers: {names}",
} as const satisfies Catalogue;
