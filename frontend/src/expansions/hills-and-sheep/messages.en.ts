import type { Catalogue } from "../../i18n/core.svelte.ts";

export const en = {
  "piece.shepherd": "Shepherd",
  "kind.sheep": "Sheep",
  "for.sheep": "sheep in the stable",
  "part.sheep": { one: "{count} sheep", other: "{count} sheep" },
  "part.vineyards": { one: "{count} vineyard", other: "{count} vineyards" },
  "flock.yours": "Let your flock grow or drive it in?",
  "flock.theirs": "{name} decides about a flock",
  "flock.alert": "Your shepherd’s field has grown: decide about the flock",
  "flock.now": {
    one: "The flocks in this field have {count} sheep.",
    other: "The flocks in this field have {count} sheep.",
  },
  "flock.shared": { one: "{count} other player scores them too.", other: "{count} other players score them too." },
  "flock.bag": {
    one: "In the bag: {wolves}, {count} token in all.",
    other: "In the bag: {wolves}, {count} tokens in all.",
  },
  "flock.wolves": { one: "{count} wolf", other: "{count} wolves" },
  "flock.grow": "Draw a token",
  "flock.grow.about": "more sheep, or a wolf and nothing",
  "flock.stable": "Into the stable",
  "flock.stable.about": {
    one: "{count} point, the shepherd comes home",
    other: "{count} points, the shepherd comes home",
  },
  "log.flock.grow": "{name} lets the flock grow",
  "log.flock.stable": "{name} drives the flock into the stable",
  "drawn.sheep": {
    one: "{name}: {count} sheep joins the flock, {place}",
    other: "{name}: {count} sheep join the flock, {place}",
  },
  "drawn.wolf": "{name}: a wolf, the shepherds go home without points, {place}",
  "score.sheep": { one: "{name}: {count} point for sheep", other: "{name}: {count} points for sheep" },
  "look.flock": { one: "{count} sheep: a point each for {names}", other: "{count} sheep: a point each for {names}" },
  "look.hill": "On a hill: {names}",
  "look.hill.one": "wins a tie",
  "look.hill.more": "win a tie, and share",
  "look.vineyards": {
    one: "{count} vineyard: {points} points more when completed",
    other: "{count} vineyards: {points} points more when completed",
  },
  "board.flock": { one: "{count} sheep", other: "{count} sheep" },
} as const satisfies Catalogue;
