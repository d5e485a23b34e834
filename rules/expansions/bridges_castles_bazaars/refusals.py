"""Refusals about bridges, castles and auctions."""

from __future__ import annotations

from rules.refusal_types import NUMBER, SEAT, RefusalType, task

task("castle", "Score this city or turn it into a castle")
task("choose_feature", "Choose the feature that your castle scores")
task("auction_choose", "Choose a tile and open the auction")
task("auction_bid", "Bid or pass")
task("auction_settle", "Buy or sell the tile")
task("choose_tile", "Choose a tile")

BRIDGE_CELL = RefusalType("bridge.cell", "BRIDGE-4", "There is no tile here. Build the bridge on a tile.")
BRIDGE_SECOND = RefusalType(
    "bridge.second", "BRIDGE-10", "There is already a bridge on this tile. Choose another tile."
)
BRIDGE_END = RefusalType(
    "bridge.end", "BRIDGE-7", "Both ends of a bridge must be on field edges. Turn it or choose another tile."
)
BRIDGE_BEYOND = RefusalType(
    "bridge.beyond",
    "BRIDGE-8",
    "Next to each end of a bridge must be a road or an empty space. Turn it or choose another tile.",
)
BRIDGE_AXIS = RefusalType(
    "bridge.axis", "BRIDGE-6", "A bridge runs from north to south (ns) or from east to west (ew)."
)
BRIDGE_FORCED = RefusalType(
    "bridge.forced", "BRIDGE-13", "The tile you placed needs its bridge at the marked place. Build it there."
)
BRIDGE_FAR = RefusalType(
    "bridge.far", "BRIDGE-4", "Build the bridge on the tile you just placed or on a tile next to it."
)
BRIDGE_AGAIN = RefusalType("bridge.again", "BRIDGE-2", "You have already built a bridge with this tile.")
BRIDGE_TURN = RefusalType("bridge.turn", "BRIDGE-2", "You have already built a bridge this turn.")
BRIDGE_SUPPLY = RefusalType("bridge.supply", "BRIDGE-1", "You have no bridge left.")
BRIDGE_LATE = RefusalType(
    "bridge.late", "BRIDGE-19", "You can only build a bridge before you place a figure."
)
BRIDGE_MOMENT = RefusalType(
    "bridge.moment",
    "BRIDGE-18",
    "You can only build a bridge after you place a tile and before you end your turn.",
)

CASTLE_OTHER = RefusalType("castle.other", "CASTLE-1", "Decide about the marked city first.")
CASTLE_FEATURE = RefusalType(
    "castle.feature",
    "CASTLE-28",
    "This feature was not completed next to your castle. Choose a marked feature.",
)

AUCTION_NONE = RefusalType("auction.none", "BAZAAR-9", "No tile is up for auction now.")
AUCTION_OPENING = RefusalType(
    "auction.opening",
    "BAZAAR-8",
    "No tile is up for auction yet. First a player chooses one and opens with a bid.",
)
AUCTION_OVER = RefusalType("auction.over", "BAZAAR-9", "The bidding is over. The tile is bought or sold now.")
AUCTION_HIGHEST = RefusalType(
    "auction.highest", "HOUSE-7", "You can bid at most {limit}, or pass.", limit=NUMBER
)
AUCTION_PURSE = RefusalType(
    "auction.purse", "BAZAAR-11", "You can bid at most {limit} (your points), or pass.", limit=NUMBER
)
AUCTION_COVER = RefusalType(
    "auction.cover",
    "BAZAAR-12",
    "Your points don't cover the bid of {bid}. Sell the tile instead.",
    bid=NUMBER,
)
AUCTION_TILE = RefusalType("auction.tile", "BAZAAR-7", "This tile isn't up for auction. Choose one that is.")
AUCTION_BID = RefusalType("auction.bid", "BAZAAR-8", "Open the auction with a bid of 0 or more.")
AUCTION_SERVED = RefusalType(
    "auction.served", "BAZAAR-18", "You already have a tile, so you can't bid any more."
)
AUCTION_CALLED = RefusalType("auction.called", "BAZAAR-9", "You have already bid or passed on this tile.")
AUCTION_TURN = RefusalType("auction.turn", "BAZAAR-9", "It's {player}'s turn to bid or pass.", player=SEAT)
AUCTION_RAISE = RefusalType("auction.raise", "BAZAAR-10", "Bid {min} or more, or pass.", min=NUMBER)
AUCTION_CHOICE = RefusalType("auction.choice", "BAZAAR-13", "Choose to buy or to sell.")
