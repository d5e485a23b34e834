"""Hills and Sheep: hills that win ties, vineyards around monasteries, shepherds with flocks in fields."""

from rules.expansions.hills_and_sheep import options
from rules.expansions.hills_and_sheep.hills import Hills
from rules.expansions.hills_and_sheep.shepherds import Shepherds
from rules.expansions.hills_and_sheep.vineyards import Vineyards
from rules.expansions.manifest import Expansion, Module

EXPANSION = Expansion(
    __name__,
    after=("bridges_castles_bazaars", "cult", "monasteries", "princess_and_dragon"),
    marks=("hill", "vineyard"),
    modules=(
        Module(Hills(), options=options.HILLS),
        Module(Vineyards(), options=options.VINEYARDS),
        Module(
            Shepherds(),
            options=options.SHEEP,
            figures=("shepherd",),
            decisions=("flock",),
            reasons={"sheep": "SHEEP-10"},
            advice="shepherds_advice",
        ),
    ),
)
