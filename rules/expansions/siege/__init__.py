"""Siege, Cathars and Besiegers: besieged cities, worth less in a city and twice as much to a field."""

from rules.expansions.manifest import Expansion, Module
from rules.expansions.siege.options import ESCAPE
from rules.expansions.siege.siege import Siege
from rules.setup.options import ExpansionPart

EXPANSION = Expansion(
    __name__,
    after=("inns_and_cathedrals", "bridges_castles_bazaars", "traders_and_builders", "abbey_and_mayor"),
    marks=("besieged",),
    parts=(ExpansionPart("besiegers", "The Besiegers", 1), ExpansionPart("cathars", "The Cathars", 0)),
    modules=(Module(Siege(), options=ESCAPE, decisions=("escape",), advice="siege_advice"),),
)
