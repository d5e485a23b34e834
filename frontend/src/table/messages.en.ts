import type { Catalogue } from "../i18n/core.svelte.ts";

export const en = {
  // An expansion
  general: "The game as a whole",
  "summary.expansions": { one: "{count} expansion", other: "{count} expansions" },
  "summary.more": "Show more about this game",
  "summary.vain": { one: "{count} choice without effect", other: "{count} choices without effect" },
  "summary.idle": "Can’t be played together:",
  "summary.refused": "Your last change was not made.",
  "expansion.tiles": { one: "{count} more tile", other: "{count} more tiles" },
  "expansion.settings": "Options",
  "expansion.changed": { one: "{count} option changed", other: "{count} options changed" },
  "expansion.more": "What it adds",
  "expansion.rules": "All rules",
  "expansion.needs": "Needs {names}.",
  "expansion.options": "Rule details",
  "idle.option": "No effect in this game, because “{option}” is set to “{value}”.",
  "idle.expansion": "No effect in this game, because {name} is not played.",
  "expansion.parts": "Which parts",
  "expansion.parts.all": "Both",
  "expansion.parts.all.more": "All {count}",
  "expansion.along": "Also adds {along}: {name} needs it.",
  "expansion.along.more": "Also adds {along}: {name} needs them.",
  "expansion.leaves": "Also removes {along}, which needs {name}.",
  "expansion.leaves.more": "Also removes {along}, which need {name}.",

  // Random
  "chance.how_many": "Random expansions",
  "chance.do": "Surprise us",
  "chance.again": "Choose again",
  "chance.chosen": "Chosen at random: {names}.",

  // Players whom the host has removed
  "removed.head": "Removed from this table",
  "removed.readmit": "Let {name} come back",

  // Bots at a table with a clock
  "bots.clock.ask": "Bots at a table with a clock?",
  "bots.clock.text":
    "The clock of this table: {clock}. Bots play within seconds, so time runs out for people only. Shall bots play here?",
  "bots.clock.yes": "Yes, with bots",
  "bots.clock.no": "No, without bots",

  // Bots alone play, and the table watches
  "watch.open": "Bots only…",
  "watch.title": "Watch a game of bots",
  "watch.text":
    "Bots take your seat and all free seats, and the game starts. You watch it. Bots that sit here already keep their seats.",
  "watch.others": {
    one: "{names} will watch as well, without a seat.",
    other: "{names} will watch as well, without seats.",
  },
  "watch.start": "Start and watch",
  "watch.not": "Not now",

  undo: "Undo",
  undone: "Change undone.",

  // Which expansions affect each other
  "interactions.title": "How the expansions affect each other",
  "interactions.none": "The expansions of this table do not affect each other.",
  "interactions.text": "Each of them with the others that it has clauses about; press a clause to read it.",

  // The tiles of the game, before it starts
  "tiles.title": "Tiles of this game",
  "tiles.all": {
    one: "{count} tile in all; the number on each says how often it is there.",
    other: "{count} tiles in all; the number on each says how often it is there.",
  },
  "tiles.count": { one: "{count} tile", other: "{count} tiles" },
  "tiles.each": "{tile}, {count} of it",

  // How many pieces and tiles, and what differs from the box
  "numbers.title": "Numbers of pieces and tiles",
  "folded.changed": { one: "{title}: {count} changed", other: "{title}: {count} changed" },
  "base.rules": "Base game: rule details",
  "numbers.base": "Base game: numbers of pieces and tiles",
  "numbers.tiles": "Sets of tiles",
  "numbers.piece": "For each player, usually {usual}",
  "numbers.set": { one: "{count} tile each, usually {usual}", other: "{count} tiles each, usually {usual}" },
  "numbers.less": "One less: {name}",
  "numbers.more": "One more: {name}",
  "box.count": { one: "{count} change from the box", other: "{count} changes from the box" },
  "box.do": "Like the box",
  "box.done": "Parts, numbers and rules are those of the box again.",
  "box.piece": "{name}, for each player",
  "box.set": "Tiles: {name}",
  "box.usually": "usually {usual}",

  // Favourites
  "fav.open": "Favourites",
  "fav.title": "Favourite settings",
  "fav.save": "Save these settings",
  "fav.name": "Name",
  "fav.placeholder": "Sunday evening",
  "fav.full": "You have {most} favourites, and there is no room for more. Delete one first.",
  "fav.none": "You have no favourites yet. Save this table’s settings under a name, then use them for another table.",
  "fav.saved": "“{name}” saved.",
  "fav.apply": "Use",
  "fav.apply.what": "Use “{name}” for this table",
  "fav.rename": "Rename “{name}”",
  "fav.delete": "Delete “{name}”",
  "fav.deleted": "“{name}” deleted.",
  "fav.applied": "This table now uses “{name}”.",
  "fav.left": "Left out, because it can’t be played here:",
  "fav.left.size": "{size} seats: more people sit here",
  "fav.left.edition": "the edition “{name}”",
  "fav.left.option": "the rule “{name}”",
  "fav.left.part": "the part “{name}”",
  "fav.left.pieces": "the number of “{name}”",
  "fav.left.clock": "the clock",
  "fav.seats": { one: "{count} seat", other: "{count} seats" },
} as const satisfies Catalogue;
