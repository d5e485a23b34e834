import type { Catalogue } from "../../i18n/core.svelte.ts";

export const en = {
  "kind.king": "King",
  "kind.robber_baron": "Robber baron",
  "part.roads": { one: "{count} completed road", other: "{count} completed roads" },
  "holds.king": "King: a point at the end for each completed city, so many now",
  "holds.robber_baron": "Robber baron: a point at the end for each completed road, so many now",
  "took.king": {
    one: "{name} takes the king with a city of {count} tile",
    other: "{name} takes the king with a city of {count} tiles",
  },
  "took.robber_baron": {
    one: "{name} takes the robber baron with a road of {count} tile",
    other: "{name} takes the robber baron with a road of {count} tiles",
  },
  "kept.king": {
    one: "{name} keeps the king: the record is now {count} tile",
    other: "{name} keeps the king: the record is now {count} tiles",
  },
  "kept.robber_baron": {
    one: "{name} keeps the robber baron: the record is now {count} tile",
    other: "{name} keeps the robber baron: the record is now {count} tiles",
  },
  "score.king": { one: "{name} scored {count} point for the king", other: "{name} scored {count} points for the king" },
  "score.robber_baron": {
    one: "{name} scored {count} point for the robber baron",
    other: "{name} scored {count} points for the robber baron",
  },
} as const satisfies Catalogue;
