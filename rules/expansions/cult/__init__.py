"""The Cult: shrines, which score like monasteries and challenge those beside them."""

from rules.expansions.cult.cult import Cult
from rules.expansions.cult.shrines import SHRINE
from rules.expansions.manifest import Expansion, Module
from rules.setup.options import ExpansionPart
from rules.tiles.kinds import SegmentKind

EXPANSION = Expansion(
    __name__,
    kinds=(SegmentKind(SHRINE, touches="nothing", completed_by="surroundings", followers=True),),
    parts=(
        ExpansionPart("cult-1", "Five shrine tiles", 1),
        ExpansionPart("cult-2", "The sixth shrine tile", 0),
    ),
    modules=(Module(Cult(), reasons={SHRINE: "CULT-2"}, advice="cult_advice"),),
)
