"""Under the Big Top: a circus that scores whoever stands around it, acrobats, and ringmasters."""

from rules.expansions.manifest import Expansion, Module
from rules.expansions.under_the_big_top import options
from rules.expansions.under_the_big_top.acrobats import AcrobatsModule
from rules.expansions.under_the_big_top.big_top import BigTopModule
from rules.expansions.under_the_big_top.circus import CircusModule
from rules.expansions.under_the_big_top.ringmaster import RingmasterModule

EXPANSION = Expansion(
    __name__,
    after=(
        "abbey_and_mayor",
        "bridges_castles_bazaars",
        "phantom",
        "princess_and_dragon",
        "traders_and_builders",
        "wanderer_mayors_office",
    ),
    marks=("circus", "acrobats"),
    modules=(
        Module(BigTopModule(), options=options.FOLLOWERS),
        Module(
            CircusModule(),
            options=options.CIRCUS,
            reasons={"circus": "CIRCUS-4"},
            advice="circus_advice",
        ),
        Module(
            AcrobatsModule(),
            options=options.ACROBATS,
            reasons={"acrobats": "ACRO-5"},
            advice="acrobats_advice",
        ),
        Module(
            RingmasterModule(),
            options=options.RINGMASTER,
            figures=("ringmaster",),
            reasons={"ringmaster": "RING-2"},
            advice="ringmaster_advice",
        ),
    ),
)
