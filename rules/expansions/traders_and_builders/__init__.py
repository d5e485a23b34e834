"""Traders and Builders (expansion 2): goods for whoever completes a city, builders, and pigs."""

from rules.expansions.manifest import Expansion, Module
from rules.expansions.traders_and_builders.builders import BuildersModule
from rules.expansions.traders_and_builders.goods import GoodsModule
from rules.expansions.traders_and_builders.options import BUILDERS
from rules.expansions.traders_and_builders.pigs import PigsModule

EXPANSION = Expansion(
    __name__,
    after=("bridges_castles_bazaars",),
    marks=("goods",),
    family=True,
    boxes=("big-box-2006",),
    modules=(
        Module(GoodsModule(), reasons={"goods": "GOODS-3"}, advice="goods_advice"),
        Module(BuildersModule(), options=BUILDERS, figures=("builder",), advice="builders_advice"),
        Module(PigsModule(), figures=("pig",), advice="pigs_advice"),
    ),
)
