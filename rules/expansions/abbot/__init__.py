"""The abbot and the gardens of the base game's new edition, which any game may switch on."""

from rules.expansions.abbot.abbot import Abbot
from rules.expansions.abbot.options import ABBOT
from rules.expansions.manifest import Expansion, Module
from rules.tiles.kinds import SegmentKind

EXPANSION = Expansion(
    __name__,
    in_base_game=True,
    marks=("garden",),
    kinds=(SegmentKind("garden", touches="nothing", completed_by="surroundings"),),
    modules=(
        Module(
            Abbot(),
            options=ABBOT,
            figures=("abbot",),
            reasons={"garden": "BASE-ABBOT-4"},
            advice="abbot_advice",
        ),
    ),
)
