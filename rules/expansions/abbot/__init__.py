"""The abbot and the gardens of the base game's new edition, which any game may switch on."""

from rules.expansions.abbot.abbot import Abbot
from rules.expansions.abbot.options import ABBOT
from rules.expansions.manifest import BASE, Expansion, Module

EXPANSION = Expansion(
    __name__,
    box=BASE,
    marks=("garden",),
    modules=(
        Module(
            Abbot(),
            options=ABBOT,
            figures=("abbot",),
            reasons={"garden": "BASE-ABBOT-4"},
            advice="abbot_advice",
        ),
    ),
)
