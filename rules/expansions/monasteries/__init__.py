"""Monasteries of a region: a follower there is a monk, or lies down as an abbot until the end."""

from rules.expansions.manifest import Expansion, Module
from rules.expansions.monasteries.abbacies import ABBACY
from rules.expansions.monasteries.monasteries import Monasteries
from rules.expansions.monasteries.options import BASE
from rules.tiles.kinds import SegmentKind

EXPANSION = Expansion(
    __name__,
    marks=("regional",),
    kinds=(SegmentKind(ABBACY, touches="nothing", followers=True),),
    modules=(Module(Monasteries(), options=BASE, reasons={ABBACY: "MONAS-13"}, advice="monasteries_advice"),),
)
