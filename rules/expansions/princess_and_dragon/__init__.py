"""The Princess and the Dragon: a dragon that all players move, a fairy, princesses and magic portals."""

from rules.expansions.manifest import Expansion, Module
from rules.expansions.princess_and_dragon import options
from rules.expansions.princess_and_dragon.dragon import DragonModule
from rules.expansions.princess_and_dragon.fairy_moves import FairyModule
from rules.expansions.princess_and_dragon.portal import PortalModule
from rules.expansions.princess_and_dragon.princess import PrincessModule
from rules.expansions.princess_and_dragon.traders_and_builders import CompanionsModule
from rules.expansions.princess_and_dragon.wanderer_mayors_office import WalkersModule

EXPANSION = Expansion(
    __name__,
    after=("bridges_castles_bazaars", "phantom", "traders_and_builders", "wanderer_mayors_office"),
    marks=("dragon", "portal", "princess", "volcano"),
    boxes=("big-box-2006",),
    modules=(
        Module(
            DragonModule(),
            options=options.DRAGON,
            neutrals=("dragon",),
            decisions=("dragon",),
            advice="dragon_advice",
        ),
        Module(
            FairyModule(),
            options=options.FAIRY,
            neutrals=("fairy",),
            reasons={"fairy": "FAIRY-16", "fairy_turn": "FAIRY-12"},
            advice="fairy_advice",
        ),
        Module(PrincessModule(), options=options.PRINCESS, advice="princess_advice"),
        Module(PortalModule()),
        Module(CompanionsModule()),
        Module(WalkersModule(), decisions=("wanderer",)),
    ),
)
