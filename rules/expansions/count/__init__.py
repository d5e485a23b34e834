"""The Count of Carcassonne: four quarters, from which followers come to what is about to be scored."""

from rules.expansions.count.city_of_carcassonne import CityOfCarcassonne
from rules.expansions.count.options import COUNT
from rules.expansions.manifest import Expansion, Module

EXPANSION = Expansion(
    __name__,
    after=(
        "abbey_and_mayor",
        "abbot",
        "bridges_castles_bazaars",
        "cult",
        "drawbridges",
        "gq11",
        "king_and_robber",
        "monasteries",
        "phantom",
        "princess_and_dragon",
        "river",
        "siege",
        "traders_and_builders",
        "wanderer_mayors_office",
    ),
    places=("castle", "market", "blacksmith", "cathedral"),
    modules=(
        Module(
            CityOfCarcassonne(),
            options=COUNT,
            neutrals=("city_count",),
            decisions=("leave_city", "enter_city", "count"),
            advice="city_advice",
        ),
    ),
)
