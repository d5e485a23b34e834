import type { ExpansionWords } from "../types.ts";

export const en: ExpansionWords = {
  title: "Bridges, Castles and Bazaars",
  maker: "Published expansion by Klaus-Jürgen Wrede, first released in 2010.",
  options: {
    "x8.bridges": { title: "Bridges" },
    "x8.castles": { title: "Castles" },
    "x8.bazaars": { title: "Bazaars" },
    "x8.supply": { title: "Bridges and castles for each player", values: { "by-players": "By the number of players" } },
    "bridge.timing": {
      title: "When bridges are built",
      values: { "until-scoring": "Until the scoring", "before-deploy": "Before a figure is placed" },
    },
    "bridge.per": {
      title: "How often bridges are built",
      values: { "tile-placement": "Once for each tile", turn: "Once a turn" },
    },
    "castle.base": {
      title: "Which cities become castles",
      values: {
        "two-semicircles": "Two half circles",
        "two-caps": "Two end pieces",
        "any-two-tile-city": "Any city of two tiles",
      },
    },
    "castle.simultaneous": {
      title: "Several features completed at once",
      values: { "occupier-picks": "The occupier picks one", "occupier-orders": "The occupier sets the order" },
    },
    "castle.chain": {
      title: "Castles next to castles",
      values: { "same-value": "Score the same again", "initial-value": "Score the first value" },
    },
    "castle.chain_vs_direct": {
      title: "Castle or own feature first",
      values: { "direct-first": "Own feature first", "free-choice": "Free choice" },
    },
    "castle.same_round": { title: "Castles score in their first round" },
    "castle.garden": { title: "Castles score gardens", values: { "with-abbot": "With the abbot" } },
    "castle.farm_bonus": { title: "More for a castle in a field" },
    "bazaar.bid_limit": { title: "Highest bid", values: { none: "No limit", "own-points": "The player’s own points" } },
    "score.negative": { title: "Scores below zero" },
    "bazaar.free_variant": {
      title: "Bazaar without bidding",
      values: {
        "when-all-zero": "While all have zero points",
        "when-drawn-at-zero": "If all have zero points when it is drawn or held",
      },
    },
    "bazaar.first_placer": {
      title: "Who places first after a bazaar",
      values: { "left-of-host": "Left of the host", "first-buyer": "First buyer" },
    },
    "bazaar.next_chooser": {
      title: "Who chooses next",
      values: { "after-chooser": "Next after the chooser", "after-buyer": "Next after the buyer" },
    },
    "bazaar.too_few": { title: "Too few tiles for a bazaar", values: { skip: "No bazaar" } },
    "bazaar.unplaceable": {
      title: "A tile from the bazaar that fits nowhere",
      values: { "discard-and-draw": "Discard and draw another" },
    },
  },
  keys: [
    [["B"], "with bridges: show where one may be built"],
    [["P", "B", "S"], "in an auction: pass, buy, sell"],
  ],
};
