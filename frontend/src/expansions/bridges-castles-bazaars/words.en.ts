import type { ExpansionWords } from "../types.ts";

export const en: ExpansionWords = {
  title: "Bridges, Castles and Bazaars",
  card: {
    adds: "Wooden bridges, castles, and tiles with bazaars.",
    asks: "Where to bridge, when to turn a small city into a castle, how much to bid for a tile.",
    rules: [
      "Once for each tile you lay you may build a bridge on it or beside it: from then on it is a road across.",
      "A bridge may make a tile fit that would not; it must lie straight, with both ends on meadows.",
      "Who holds a finished small city of two tiles may turn it into a castle instead of scoring it.",
      "A castle scores the next road, city or monastery finished beside it, as many points as that one is worth.",
      "A bazaar tile ends the turn with an auction: one new tile for each player, paid in points.",
      "Then everybody places the tile they got, as a turn of their own.",
    ],
    maker: "Published expansion by Klaus-Jürgen Wrede, first released in 2010.",
  },
  options: {
    "x8.bridges": { title: "Bridges" },
    "x8.castles": { title: "Castles" },
    "x8.bazaars": { title: "Bazaars" },
    "x8.supply": { title: "Bridges and castles for each player", values: { "by-players": "By the number of players" } },
    "bridge.timing": {
      title: "When bridges are built",
      values: { "until-scoring": "Until the scoring", "before-deploy": "Before a follower is placed" },
    },
    "bridge.per": {
      title: "How often bridges are built",
      values: { "tile-placement": "Once for each tile", turn: "Once a turn" },
    },
    "castle.base": {
      title: "Which cities become castles",
      values: {
        "two-semicircles": "Two half circles",
        "two-caps": "Two caps",
        "any-two-tile-city": "Any city of two tiles",
      },
    },
    "castle.simultaneous": {
      title: "Several features finished at once",
      values: { "occupier-picks": "The occupier picks one", "occupier-orders": "The occupier sets the order" },
    },
    "castle.chain": {
      title: "Castles next to castles",
      values: { "same-value": "Score the same again", "initial-value": "Score the first value" },
    },
    "castle.chain_vs_direct": {
      title: "Castle or feature first",
      values: { "direct-first": "The feature first", "free-choice": "Free choice" },
    },
    "castle.same_round": { title: "Castles score in their first round" },
    "castle.garden": { title: "Castles score gardens", values: { "with-abbot": "With the abbot" } },
    "castle.farm_bonus": { title: "More for a castle in a field" },
    "bazaar.bid_limit": { title: "Highest bid", values: { none: "No limit", "own-points": "One’s own points" } },
    "score.negative": { title: "Scores below zero" },
    "bazaar.free_variant": {
      title: "Bazaar without bidding",
      values: {
        "when-all-zero": "While everybody has zero points",
        "when-drawn-at-zero": "When everybody has zero points as it is drawn or held",
      },
    },
    "bazaar.first_placer": {
      title: "Who places first after a bazaar",
      values: { "left-of-host": "Left of who opened it", "first-buyer": "Who bought first" },
    },
    "bazaar.next_chooser": {
      title: "Who chooses next",
      values: { "after-chooser": "Next to who chose", "after-buyer": "Next to who bought" },
    },
    "bazaar.too_few": { title: "Too few tiles for a bazaar", values: { skip: "No bazaar" } },
    "bazaar.unplaceable": {
      title: "A tile from the bazaar that fits nowhere",
      values: { "discard-and-draw": "Discard it, draw another" },
    },
  },
  keys: [
    [["B"], "with bridges: show where one may be built"],
    [["P", "B", "S"], "in an auction: pass, buy, sell"],
  ],
};
