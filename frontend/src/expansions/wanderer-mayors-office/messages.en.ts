import type { Catalogue } from "../../i18n/core.svelte.ts";

export const en = {
  "piece.wanderer": "Wanderer",
  "piece.office": "Office",
  "kind.wanderer": "Wanderer",
  "kind.office": "Office",
  "office.yours": "Establish your office here?",
  "office.theirs": "{name} may establish an office",
  "office.what":
    "Your mayor has earned this city’s points. Your office stays when he goes home and earns when a road connects it with completed cities and monasteries.",
  "office.moves": "It leaves the city where it stands now ({place}), and brings nothing this turn.",
  "office.at": "Office {on}, {place}",
  "office.not": "No office here",
  "wanderer.move": "Move the wanderer {on}",
  "wanderer.extra": "besides the figure of the turn",
  "log.wanderer": "{name} moved the wanderer {on}",
  "log.office": "{name} established an office at {place}",
  "log.office.not": "{name} establishes no office",
  "alert.office": "You may establish your office",
  "score.wanderer": {
    one: "{name} scored {count} point by the wanderer",
    other: "{name} scored {count} points by the wanderer",
  },
  "score.office": {
    one: "{name} scored {count} point by the office",
    other: "{name} scored {count} points by the office",
  },
  "network.ends": "roads to: {ends}",
  "network.none": "the roads lead to no city or monastery",
  "network.end": { one: "{kind} for {count} point", other: "{kind} for {count} points" },
  "network.end.complete": "{kind}, complete",
  "network.end.castle": "castle",
  "network.walking": "wanderers: {names}",
} as const satisfies Catalogue;
