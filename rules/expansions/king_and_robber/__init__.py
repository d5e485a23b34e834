"""King and Robber Baron: who completes the largest city or the longest road scores for all of them."""

from rules.expansions.king_and_robber.options import FOR_KING, FOR_ROBBER
from rules.expansions.king_and_robber.prizes import King, RobberBaron
from rules.expansions.manifest import Expansion, Module

EXPANSION = Expansion(
    __name__,
    after=("bridges_castles_bazaars",),
    modules=(
        Module(King(), options=FOR_KING, reasons={"king": "KING-6"}, advice="king_advice"),
        Module(
            RobberBaron(),
            options=FOR_ROBBER,
            reasons={"robber_baron": "ROBBER-3"},
            advice="robber_baron_advice",
        ),
    ),
)
