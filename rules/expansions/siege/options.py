"""The point on which printings differ: from where a follower may escape."""

from __future__ import annotations

from typing import Final

from rules.setup.options import Option

ESCAPE: Final = (
    Option(
        "siege.escape",
        "Which tile of a besieged city a monastery has to lie beside, also diagonally, so that a follower "
        "may escape from the city: one with besiegers, or any of its tiles. Off: nobody escapes.",
        ("besieging-tile", "city-tile", "off"),
        "besieging-tile",
        ("SIEGE-15",),
    ),
)
