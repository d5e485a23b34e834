"""The one place that lists the expansions, in the order in which their hooks run."""

from __future__ import annotations

from typing import Final

from rules.expansions.abbey_and_mayor.abbeys import AbbeysModule
from rules.expansions.abbey_and_mayor.barns import BarnsModule
from rules.expansions.abbey_and_mayor.mayors import MayorsModule
from rules.expansions.abbey_and_mayor.wagons import WagonsModule
from rules.expansions.abbot.abbot import Abbot
from rules.expansions.bridges_castles_bazaars.bazaars import BazaarsModule
from rules.expansions.bridges_castles_bazaars.bridges import BridgesModule
from rules.expansions.bridges_castles_bazaars.castles import CastlesModule
from rules.expansions.drawbridges.drawbridges import DrawbridgesModule
from rules.expansions.inns_and_cathedrals.inns import InnsAndCathedrals
from rules.expansions.river.river import River
from rules.expansions.traders_and_builders.builders import BuildersModule
from rules.expansions.traders_and_builders.goods import GoodsModule
from rules.expansions.traders_and_builders.pigs import PigsModule
from rules.expansions.wanderer_mayors_office.offices import OfficesModule
from rules.expansions.wanderer_mayors_office.wanderers import WanderersModule
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
