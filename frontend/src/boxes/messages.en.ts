import type { Catalogue } from "../i18n/core.svelte.ts";

export const en = {
  // Choosing in two steps
  "group.piece": "Which figure?",
  "group.figure": "Which follower?",
  "group.goal": "Where to?",
  "goal.tiles": { one: "{count} tile", other: "{count} tiles" },
  "figure.at": "{piece}, {place}",

  // The abbey
  "abbey.yours": "Place your abbey, or draw a tile",
  "abbey.last": "Last chance for your abbey",
  "abbey.theirs": "{name} may place an abbey",
  "abbey.choose": "Your abbey fits into every hole with four neighbours.",
  "abbey.holes": { one: "{count} hole on the board", other: "{count} holes on the board" },
  "abbey.lying": "Abbey at {place}",
  "abbey.confirm": "Place the abbey here",
  "abbey.keep": "Keep the abbey",

  // The wagon
  "wagon.yours": "Where does your wagon go?",
  "wagon.theirs": "{name} decides where a wagon goes",
  "wagon.what": "What it stood on is scored. It may go on to one of these, on any tile of it.",
  "wagon.to": "Wagon {on}, {place}",
  "wagon.home": "Take the wagon home",

  // Drawbridges
  "drawbridge.yours": "Does anybody cross the drawbridge?",
  "drawbridge.theirs": "{name} decides who crosses a drawbridge",
  "drawbridge.what":
    "Your road is scored and a drawbridge is down: a follower of yours may cross into the city instead of going home, whoever is there.",
  "drawbridge.over": "{piece} {on}, {place}",
  "drawbridge.home": "No crossing: home",

  // The office
  "office.yours": "Establish your office here?",
  "office.theirs": "{name} may establish an office",
  "office.what":
    "Your mayor has earned this city’s points. Your office stays when he goes home and earns when a road connects it with completed cities and monasteries.",
  "office.moves": "It leaves the city where it stands now ({place}), and brings nothing this turn.",
  "office.at": "Office {on}, {place}",
  "office.not": "No office here",

  // Figures of their own kind
  "barn.at": "{piece} at the corner ({side})",
  "wanderer.move": "Move the wanderer {on}",
  "wanderer.extra": "besides the figure of the turn",

  // Two tiles in a turn, the river
  "turn.second": "Second tile of this turn",
  "turn.earned": "The builder earns a second tile this turn.",
  "turn.river": { one: "The river: {count} tile to come", other: "The river: {count} tiles to come" },
  "turn.river.lake": "The river: only this tile is left",
  "turn.river.back": {
    one: "{count} tile fitted nowhere and went back under the others",
    other: "{count} tiles fitted nowhere and went back under the others",
  },

  // Goods
  "goods.wine": "Wine",
  "goods.grain": "Grain",
  "goods.cloth": "Cloth",
  "goods.got": {
    one: "{name} took {count} token of goods: {goods}",
    other: "{name} took {count} tokens of goods: {goods}",
  },
  "goods.each": "{count} {kind}",

  // The log, and what is read out
  "log.abbey": "{name} placed an abbey at {place}",
  "log.abbey.not": "{name} keeps the abbey",
  "log.draw": "{name} drew a tile",
  "log.barn": "{name}: {piece} at the {side} corner, {place}",
  "log.wagon": "{name}’s wagon went on: {on}, {place}",
  "log.wagon.home": "{name} took the wagon home",
  "log.drawbridge": "{name}: {piece} crossed the drawbridge, {place}",
  "log.drawbridge.not": "{name} lets nobody cross the drawbridge",
  "log.wanderer": "{name} moved the wanderer {on}",
  "log.office": "{name} established an office at {place}",
  "log.office.not": "{name} establishes no office",
  "alert.abbey": "You may place your abbey, or draw a tile",
  "alert.wagon": "Your wagon may go on, or home",
  "alert.drawbridge": "A follower of yours may cross a drawbridge",
  "alert.office": "You may establish your office",

  // Scores
  "score.goods": { one: "{name} scored {count} point for goods", other: "{name} scored {count} points for goods" },
  "score.barn": { one: "{name} scored {count} point for a barn", other: "{name} scored {count} points for a barn" },
  "score.wanderer": {
    one: "{name} scored {count} point by the wanderer",
    other: "{name} scored {count} points by the wanderer",
  },
  "score.office": {
    one: "{name} scored {count} point by the office",
    other: "{name} scored {count} points by the office",
  },
  "score.goods.most": "{kind}: most tokens, {count} → {points}",

  // The network of roads under the pointer
  "network.ends": "roads to: {ends}",
  "network.none": "the roads lead to no city or monastery",
  "network.end": { one: "{kind} for {count} point", other: "{kind} for {count} points" },
  "network.end.complete": "{kind}, complete",
  "network.end.castle": "castle",
  "network.walking": "wanderers: {names}",
} as const satisfies Catalogue;
