"""Drawbridges: followers of a completed road may cross into a city that is open."""

from rules.expansions.drawbridges.drawbridges import DrawbridgesModule
from rules.expansions.drawbridges.options import DRAWBRIDGES
from rules.expansions.manifest import Expansion, Module

EXPANSION = Expansion(
    __name__,
    after=("traders_and_builders",),
    marks=("drawbridges",),
    modules=(
        Module(
            DrawbridgesModule(),
            options=DRAWBRIDGES,
            decisions=("drawbridge",),
            advice="drawbridges_advice",
        ),
    ),
)
