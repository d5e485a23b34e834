"""Abbey and Mayor (expansion 5): abbeys, mayors, wagons and barns."""

from rules.expansions.abbey_and_mayor.abbeys import AbbeysModule
from rules.expansions.abbey_and_mayor.barns import BarnsModule
from rules.expansions.abbey_and_mayor.mayors import MayorsModule
from rules.expansions.abbey_and_mayor.options import WAGONS
from rules.expansions.abbey_and_mayor.wagons import WagonsModule
from rules.expansions.manifest import Expansion, Module

EXPANSION = Expansion(
    __name__,
    after=("river", "drawbridges"),
    marks=("abbey",),
    modules=(
        Module(AbbeysModule(), tokens=("abbey",), decisions=("abbey",), advice="abbeys_advice"),
        Module(MayorsModule(), figures=("mayor",)),
        Module(
            WagonsModule(),
            options=WAGONS,
            figures=("wagon",),
            decisions=("wagon",),
            advice="wagons_advice",
        ),
        Module(BarnsModule(), figures=("barn",), reasons={"barn": "BARN-7"}, advice="barns_advice"),
    ),
)
