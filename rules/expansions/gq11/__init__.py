"""Games Quarterly 11: ten land tiles, one with a herd of pigs, and two tiles for a river."""

from rules.expansions.gq11.gq11 import Gq11
from rules.expansions.gq11.options import HERD
from rules.expansions.manifest import Expansion, Module
from rules.setup.options import ExpansionPart

EXPANSION = Expansion(
    __name__,
    after=("river",),
    parts=(ExpansionPart("gq11-land", "Land tiles", 1), ExpansionPart("gq11-river", "River tiles", 1)),
    modules=(Module(Gq11(), options=HERD),),
)
