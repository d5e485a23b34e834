"""Inns and Cathedrals (expansion 1): roads and cities worth more or nothing, and a big follower."""

from rules.expansions.inns_and_cathedrals.inns import InnsAndCathedrals
from rules.expansions.manifest import Expansion, Module

EXPANSION = Expansion(
    __name__,
    marks=("inn", "cathedral"),
    first=True,
    boxes=("big-box-2006",),
    modules=(Module(InnsAndCathedrals(), figures=("big",)),),
)
