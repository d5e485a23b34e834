"""The Wanderer and the Mayor's Office: figures that live by networks of roads, and access roads."""

from rules.expansions.manifest import Expansion, Module
from rules.expansions.wanderer_mayors_office.offices import OfficesModule
from rules.expansions.wanderer_mayors_office.wanderers import WanderersModule

EXPANSION = Expansion(
    __name__,
    needs=("abbey_and_mayor",),
    after=("bridges_castles_bazaars",),
    modules=(
        Module(
            OfficesModule(),
            figures=("office",),
            decisions=("office",),
            reasons={"office": "OFFICE-16"},
        ),
        Module(
            WanderersModule(),
            figures=("wanderer",),
            reasons={"wanderer": "WANDER-26"},
            advice="roads_advice",
        ),
    ),
)
