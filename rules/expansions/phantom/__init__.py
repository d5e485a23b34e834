"""The Phantom: a second follower, deployed besides the figure action."""

from rules.expansions.manifest import Expansion, Module
from rules.expansions.phantom.phantom import ThePhantom

EXPANSION = Expansion(
    __name__,
    modules=(Module(ThePhantom(), figures=("phantom",), advice="phantom_advice"),),
)
