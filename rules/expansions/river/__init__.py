"""The River, first and second: tiles that come before all others."""

from rules.expansions.manifest import Expansion, Module
from rules.expansions.river.river import River
from rules.setup.options import BoxPart

EXPANSION = Expansion(
    __name__,
    marks=("pig_herd",),
    parts=(BoxPart("river-1", "River I", 1), BoxPart("river-2", "River II", 0)),
    modules=(Module(River()),),
)
