"""Bridges, Castles and Bazaars (expansion 8): three modules, each of which a setup can switch off."""

from rules.expansions.bridges_castles_bazaars.bazaars import BazaarsModule
from rules.expansions.bridges_castles_bazaars.bridges import BridgesModule
from rules.expansions.bridges_castles_bazaars.castles import CastlesModule
from rules.expansions.bridges_castles_bazaars.options import BAZAARS, BRIDGES, CASTLES
from rules.expansions.manifest import Expansion, Module

EXPANSION = Expansion(
    __name__,
    after=("abbot", "inns_and_cathedrals", "river"),
    marks=("bazaar",),
    modules=(
        Module(BridgesModule(), options=BRIDGES, tokens=("bridge",), advice="bridges_advice"),
        Module(
            CastlesModule(),
            options=CASTLES,
            tokens=("castle",),
            decisions=("castle", "choose_feature"),
            reasons={"castle": "CASTLE-24"},
            advice="castles_advice",
        ),
        Module(
            BazaarsModule(),
            options=BAZAARS,
            decisions=("auction_choose", "auction_bid", "auction_settle", "choose_tile"),
            reasons={"auction": "BAZAAR-13"},
            payments=("auction",),
            advice="bazaars_advice",
        ),
    ),
)
