import { english } from "../../i18n/nouns.ts";
import type { RefusalWords } from "../../i18n/refusalWords.ts";

export const en = {
  texts: {
    "bridge.cell": "There is no tile here. Build the bridge on a tile.",
    "bridge.second": "There is already a bridge on this tile. Choose another tile.",
    "bridge.end": "Both ends of a bridge must be on field edges. Turn it or choose another tile.",
    "bridge.beyond": "Next to each end of a bridge must be a road or an empty space. Turn it or choose another tile.",
    "bridge.axis": "A bridge runs from north to south or from east to west.",
    "bridge.forced": "The tile you placed needs its bridge at the marked place. Build it there.",
    "bridge.far": "Build the bridge on the tile you just placed or on a tile next to it.",
    "bridge.again": "You have already built a bridge with this tile.",
    "bridge.turn": "You have already built a bridge this turn.",
    "bridge.supply": "You have no bridge left.",
    "bridge.late": "You can only build a bridge before you place a figure.",
    "bridge.moment": "You can only build a bridge after you place a tile and before you end your turn.",
    "castle.other": "Decide about the marked city first.",
    "castle.feature": "This feature was not completed next to your castle. Choose a marked feature.",
    "auction.none": "No tile is up for auction now.",
    "auction.opening": "No tile is up for auction yet. First a player chooses one and opens with a bid.",
    "auction.over": "The bidding is over. The tile is bought or sold now.",
    "auction.highest": "You can bid at most {limit}, or pass.",
    "auction.purse": "You can bid at most {limit} (your points), or pass.",
    "auction.cover": "Your points don’t cover the bid of {bid}. Sell the tile instead.",
    "auction.tile": "This tile isn’t up for auction. Choose one that is.",
    "auction.bid": "Open the auction with a bid of 0 or more.",
    "auction.served": "You already have a tile, so you can’t bid any more.",
    "auction.called": "You have already bid or passed on this tile.",
    "auction.turn": "It’s {player.s} turn to bid or pass.",
    "auction.raise": "Bid {min} or more, or pass.",
    "auction.choice": "Choose to buy or to sell.",
  },
  pieces: {
    bridge: english("bridge"),
    castle: english("castle"),
  },
  kinds: {
    castle: english("castle", "in the castle"),
  },
  tasks: {
    castle: "First score this city or turn it into a castle.",
    choose_feature: "First choose the feature that your castle scores.",
    auction_choose: "First choose a tile and open the auction.",
    auction_bid: "Bid or pass first.",
    auction_settle: "Buy or sell the tile first.",
    choose_tile: "Choose a tile first.",
  },
} as const satisfies RefusalWords;
