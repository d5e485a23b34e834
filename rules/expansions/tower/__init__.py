"""The Tower: foundations for towers that all players raise, captures in their reach, prisoners and ransom."""

from rules.expansions.manifest import Expansion, Module
from rules.expansions.tower.options import TOWER
from rules.expansions.tower.princess_and_dragon import PortalsModule
from rules.expansions.tower.tower import Tower
from rules.expansions.tower.traders_and_builders import CompanionsModule

EXPANSION = Expansion(
    __name__,
    after=(
        "bridges_castles_bazaars",
        "phantom",
        "princess_and_dragon",
        "traders_and_builders",
        "wanderer_mayors_office",
    ),
    marks=("tower",),
    boxes=("big-box-2006",),
    modules=(
        Module(
            Tower(),
            options=TOWER,
            tokens=("tower",),
            decisions=("capture", "exchange"),
            reasons={"ransom": "TOWER-38"},
            payments=("ransom",),
            advice="tower_advice",
        ),
        Module(CompanionsModule()),
        Module(PortalsModule()),
    ),
)
