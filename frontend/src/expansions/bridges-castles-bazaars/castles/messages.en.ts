import type { Catalogue } from "../../../i18n/core.svelte.ts";

export const en = {
  "do.build_castle": "Build a castle at {place}",
  "piece.castle": "Castle",
  "on.castle": "in the castle",
  "kind.castle": "Castle",
  "part.castles": { one: "{count} castle", other: "{count} castles" },
  "castle.yours": "Your small city is complete",
  "castle.at": "Your small city is complete, {place}",
  "castle.theirs": "{name} decides about a small city",
  "castle.what":
    "Score it now, or turn it into a castle: no points now, but the first road, city or monastery completed later in the marked cells scores for you as well.",
  "castle.what.theirs":
    "It is scored now, or it becomes a castle that waits for what is completed in the marked cells.",
  "castle.score": { one: "Score {count} point now", other: "Score {count} points now" },
  "castle.score.plain": "Score it now",
  "castle.build": "Build a castle",
  "castle.left": { one: "{count} castle left", other: "{count} castles left" },
  "castle.vicinity": "Vicinity: {count} cells",
  "castle.choose": "Which completed feature does your castle take?",
  "castle.choose.theirs": "{name} chooses what the castle takes",
  "castle.take": { one: "{what}, {place}: {count} point", other: "{what}, {place}: {count} points" },
  "castle.take.later": "{what}, {place}: whatever it takes itself",
  "castle.of": "castle of {names}",
  "castle.waits": "waits for the first feature completed in the marked cells",
  "castle.done": { one: "has scored {count} point", other: "has scored {count} points" },
  "castle.empty": "nobody is in it",
  "castle.alert": "Your small city is complete: score it, or build a castle",
  "log.castle": "{name} built a castle at {place}",
  "log.castle.not": "{name} scores the small city and builds no castle",
  "log.castle.takes": "{name}’s castle takes the {what} at {place}",
  "score.castle": {
    one: "{name} scored {count} point for a castle",
    other: "{name} scored {count} points for a castle",
  },
  "score.castle.from": "the value of a feature completed in its vicinity: {what}",
} as const satisfies Catalogue;
