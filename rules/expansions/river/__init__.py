"""The River, first and second: tiles that come before all others."""

from rules.expansions.manifest import Expansion, Module
from rules.expansions.river.river import River
from rules.setup.options import ExpansionPart

EXPANSION = Expansion(
    __name__,
    marks=("pig_herd",),
    first=True,
    family=True,
    boxes=("big-box-2006",),
    parts=(ExpansionPart("river-1", "River I", 1), ExpansionPart("river-2", "River II", 0, unnamed=1)),
    modules=(Module(River()),),
)
