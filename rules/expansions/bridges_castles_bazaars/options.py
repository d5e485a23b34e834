"""Points on which editions or tables differ."""

from __future__ import annotations

from typing import Final

from rules.setup.options import ON_OFF, Option

# Where tiles are always taken without bids, nothing about bids can matter.
BIDS: Final = {"bazaar.free_variant": ("off", "when-all-zero", "when-drawn-at-zero")}

BAZAARS: Final = (
    Option("x8.bazaars", "Bazaar tiles start an auction.", ON_OFF, "on", ("X8-GEN-1", "X8-GEN-4")),
    Option(
        "bazaar.bid_limit",
        "How much you may bid: as much as you like, or at most your own points.",
        ("none", "own-points"),
        {"hig-2010": "none", "zmg-2014": "own-points", "new-2018": "none"},
        ("BAZAAR-11", "BAZAAR-12"),
        needs=BIDS,
    ),
    Option(
        "score.negative",
        "Whether a payment may bring a score below 0.",
        ("yes", "no"),
        {"hig-2010": "yes", "zmg-2014": "no", "new-2018": "yes"},
        ("BAZAAR-12", "BAZAAR-17"),
        needs=BIDS,
    ),
    Option(
        "bazaar.free_variant",
        "Players take the tiles in turn, without bids: never, always, when nobody has a point as the bazaar "
        "is held, or also when nobody had one as the bazaar tile was drawn.",
        ("off", "on", "when-all-zero", "when-drawn-at-zero"),
        {"hig-2010": "off", "zmg-2014": "when-drawn-at-zero", "new-2018": "off"},
        ("BAZAAR-31", "BAZAAR-32"),
        revised=3,
        past={"hig-2010": "off", "zmg-2014": "when-all-zero", "new-2018": "off"},
    ),
    Option(
        "bazaar.first_placer",
        "Who places first: the player left of the host, or the player who got the first tile.",
        ("left-of-host", "first-buyer"),
        {"hig-2010": "left-of-host", "zmg-2014": "left-of-host", "new-2018": "first-buyer"},
        ("BAZAAR-25", "BAZAAR-26"),
        needs=BIDS,
    ),
    Option(
        "bazaar.next_chooser",
        "Who chooses the next tile: the next player after the previous chooser, or after the previous buyer.",
        ("after-chooser", "after-buyer"),
        {"hig-2010": "after-chooser", "zmg-2014": "after-chooser", "new-2018": "after-buyer"},
        ("BAZAAR-19", "BAZAAR-20", "BAZAAR-21"),
        needs=BIDS,
    ),
    Option(
        "bazaar.too_few",
        "If fewer tiles than players are left, there is no bazaar.",
        ("skip",),
        "skip",
        ("BAZAAR-5",),
    ),
    Option(
        "bazaar.unplaceable",
        "A tile from the bazaar that fits nowhere is discarded, and its owner draws another.",
        ("discard-and-draw",),
        "discard-and-draw",
        ("BAZAAR-24",),
    ),
)

BRIDGES: Final = (
    Option("x8.bridges", "Bridges carry a road over a tile.", ON_OFF, "on", ("X8-GEN-1", "X8-GEN-4")),
    Option(
        "x8.supply",
        "Three bridges and castles each with up to four players, two with five or six.",
        ("by-players",),
        "by-players",
        ("X8-SETUP-2",),
    ),
    Option(
        "bridge.timing",
        "When a bridge that nothing needs may be built: any time until the turn ends, or only before "
        "a figure is deployed.",
        ("until-scoring", "before-deploy"),
        {"hig-2010": "until-scoring", "zmg-2014": "until-scoring", "new-2018": "before-deploy"},
        ("BRIDGE-18", "BRIDGE-19"),
    ),
    Option(
        "bridge.per",
        "One bridge for each tile placed, or one for the whole turn.",
        ("tile-placement", "turn"),
        {"hig-2010": "turn", "zmg-2014": "turn", "new-2018": "tile-placement"},
        ("BRIDGE-2",),
        revised=3,
        past="tile-placement",
    ),
)

CASTLES: Final = (
    Option("x8.castles", "Small cities may become castles.", ON_OFF, "on", ("X8-GEN-1", "X8-GEN-4")),
    Option(
        "castle.base",
        "Which completed two-tile cities may become a castle: two half-circles, two end pieces of any "
        "shape, or any.",
        ("two-semicircles", "two-caps", "any-two-tile-city"),
        {"hig-2010": "two-semicircles", "zmg-2014": "two-caps", "new-2018": "any-two-tile-city"},
        ("CASTLE-2", "CASTLE-3", "CASTLE-4"),
    ),
    Option(
        "castle.chain_vs_direct",
        "Whether a castle with a completed feature beside it must take that one, or may take a neighbouring "
        "castle.",
        ("direct-first", "free-choice"),
        "direct-first",
        ("CASTLE-36",),
    ),
    Option(
        "castle.garden",
        "Whether a completed garden beside a castle counts, when the abbot is in play.",
        ("no", "with-abbot"),
        {"hig-2010": "no", "zmg-2014": "no", "new-2018": "with-abbot"},
        ("CASTLE-46",),
        needs={"abbot.enabled": ("yes",)},
    ),
    Option(
        "castle.farm_bonus",
        "How much more a castle is worth to a field than a city.",
        ("1",),
        "1",
        ("CASTLE-43",),
    ),
    Option(
        "castle.simultaneous",
        "Two wordings of the same rule: the occupier picks one feature, or orders them and the first counts.",
        ("occupier-picks", "occupier-orders"),
        {"hig-2010": "occupier-picks", "zmg-2014": "occupier-picks", "new-2018": "occupier-orders"},
        ("CASTLE-28", "CASTLE-29"),
    ),
    Option(
        "castle.chain",
        "Two wordings of the same rule: a neighbouring castle gets the same points, or the first value.",
        ("same-value", "initial-value"),
        {"hig-2010": "same-value", "zmg-2014": "same-value", "new-2018": "initial-value"},
        ("CASTLE-33", "CASTLE-34"),
    ),
    Option(
        "castle.same_round",
        "Whether a castle may score in the placement that built it.",
        ("no",),
        "no",
        ("CASTLE-21",),
    ),
)
