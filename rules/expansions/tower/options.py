"""The point on which accounts of the rules differ: whether one may capture one's own followers."""

from __future__ import annotations

from typing import Final

from rules.setup.options import YES_NO, Option

TOWER: Final = (
    Option(
        "tower.own",
        "Whether a player may capture an own follower, who then goes back to the own supply at once.",
        YES_NO,
        "yes",
        ("TOWER-28",),
    ),
)
