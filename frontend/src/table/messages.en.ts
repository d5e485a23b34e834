import type { Catalogue } from "../i18n/core.svelte.ts";

export const en = {
  // A box
  "box.tiles": { one: "{count} more tile", other: "{count} more tiles" },
  "box.more": "What it brings",
  "box.asks": "To decide",
  "box.rules": "All its rules",
  "box.needs": "Needs {boxes}.",
  "box.options": "Rule details",
  "box.part.off": "{part} is switched off.",
  "box.parts": "Which parts",
  "box.parts.all": "Both",
  "box.parts.all.more": "All {count}",
  "box.along": "{along} comes along: {name} needs it.",
  "box.along.more": "{along} come along: {name} needs them.",
  "box.leaves": "{along} goes too: it needs {name}.",
  "box.leaves.more": "{along} go too: they need {name}.",

  // By chance
  "chance.how_many": "Boxes by chance",
  "chance.do": "Surprise us",
  "chance.again": "Another choice",
  "chance.chosen": "Chosen by chance: {boxes}.",

  undo: "Undo",
  undone: "It is as it was.",

  // Favourites
  "fav.open": "Favourites",
  "fav.title": "Favourite settings",
  "fav.save": "Keep these settings",
  "fav.name": "Name",
  "fav.placeholder": "Sunday evening",
  "fav.full": "You keep {most} favourites: that is all there is room for. Delete one first.",
  "fav.none": "You have kept nothing yet. Keep the settings of this table under a name, and use them for another one.",
  "fav.saved": "“{name}” is kept.",
  "fav.apply": "Use",
  "fav.apply.what": "Use “{name}” for this table",
  "fav.rename": "Rename “{name}”",
  "fav.delete": "Delete “{name}”",
  "fav.deleted": "“{name}” is deleted.",
  "fav.applied": "This table plays “{name}” now.",
  "fav.left": "Left out, since it can’t be played here (any more):",
  "fav.left.size": "{size} seats: more people sit here",
  "fav.left.edition": "the edition “{name}”",
  "fav.left.option": "the rule “{name}”",
  "fav.left.part": "a part: {name}",
  "fav.left.clock": "the clock",
  "fav.seats": { one: "{count} seat", other: "{count} seats" },
} as const satisfies Catalogue;
