"""The one place that lists the expansions, in the order in which their hooks run."""

from __future__ import annotations

from typing import Final

from rules.expansions.abbeys import AbbeysModule
from rules.expansions.abbot import Abbot
from rules.expansions.barns import BarnsModule
from rules.expansions.bazaars import BazaarsModule
from rules.expansions.bridges import BridgesModule
from rules.expansions.builders import BuildersModule
from rules.expansions.castles import CastlesModule
from rules.expansions.drawbridges import DrawbridgesModule
from rules.expansions.goods import GoodsModule
from rules.expansions.inns import InnsAndCathedrals
from rules.expansions.mayors import MayorsModule
from rules.expansions.offices import OfficesModule
from rules.expansions.pigs import PigsModule
from rules.expansions.river import River
from rules.expansions.wagons import WagonsModule
from rules.expansions.wanderers import WanderersModule
from rules.hooks import Expansion

# Order: a module comes after those whose pieces or features its rules speak of.
MODULES: Final[tuple[Expansion, ...]] = (
    Abbot(),
    InnsAndCathedrals(),
    River(),
    BridgesModule(),
    CastlesModule(),
    BazaarsModule(),
    GoodsModule(),
    BuildersModule(),
    PigsModule(),
    AbbeysModule(),
    MayorsModule(),
    DrawbridgesModule(),
    WagonsModule(),
    BarnsModule(),
    OfficesModule(),
    WanderersModule(),
)

# Files of the catalogue whose rules are implemented and may be named in a setup.
PLAYABLE: Final = frozenset(
    {
        "abbey-and-mayor",
        "base",
        "bridges-castles-bazaars",
        "drawbridges",
        "inns-and-cathedrals",
        "river",
        "traders-and-builders",
        "wanderer-mayors-office",
    }
)
