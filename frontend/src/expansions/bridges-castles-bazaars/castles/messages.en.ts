import type { Catalogue } from "../../../i18n/core.svelte.ts";

export const en = {
  "do.build_castle": "Build a castle at {place}",
  "piece.castle": "Castle",
  "on.castle": "in the castle",
  "kind.castle": "Castle",
  "part.castles": { one: "{count} castle", other: "{count} castles" },
  "castle.yours": "Your small city is completed",
  "castle.at": "Your small city is completed, {place}",
  "castle.theirs": "{name} decides about a small city",
  "castle.what":
    "Score it now, or turn it into a castle. A castle brings no points now; it scores when the first road, city or monastery in the marked spaces is completed.",
  "castle.what.theirs":
    "It is scored now, or it becomes a castle that scores later with what is completed in the marked spaces.",
  "castle.score": { one: "Score {count} point now", other: "Score {count} points now" },
  "castle.score.plain": "Score it now",
  "castle.build": "Build a castle",
  "castle.left": { one: "{count} castle left", other: "{count} castles left" },
  "castle.vicinity": { one: "Vicinity: {count} space", other: "Vicinity: {count} spaces" },
  "castle.choose": "Which completed feature does your castle score?",
  "castle.choose.theirs": "{name} chooses what the castle scores",
  "castle.choose.what":
    "Several features were completed at once in the spaces around your castle ({place}). It scores as many points as one of them, once.",
  "castle.take": { one: "{what}, {place}: {count} point", other: "{what}, {place}: {count} points" },
  "castle.take.later": "{what}, {place}: as many points as it scores itself",
  "castle.of": "castle of {names}",
  "castle.waits": "waits for the first feature completed in the marked spaces",
  "castle.done": { one: "has scored {count} point", other: "has scored {count} points" },
  "castle.empty": "no followers",
  "castle.alert": "Your small city is completed: score it or build a castle",
  "log.castle": "{name} built a castle at {place}",
  "log.castle.not": "{name} scored the small city and built no castle",
  "log.castle.takes": "{name}’s castle scored the {what} at {place}",
  "score.castle": {
    one: "{name} scored {count} point for a castle",
    other: "{name} scored {count} points for a castle",
  },
  "score.castle.from": "the points of a feature completed in its vicinity: {what}",
} as const satisfies Catalogue;
