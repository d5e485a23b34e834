"""Matches whose other players stay away: after some days, as the table has chosen, a player may claim one.

A clock forfeits the seats of those who are away by itself, so only a match without a clock can be claimed.
"""

from __future__ import annotations

from typing import Any, Final

from games.refusals import CLAIM_DAYS
from realtime.refusals import RequestRefused

DAYS: Final = (0, 1, 3, 7, 14, 30)  # that a table may choose; 0: the match can't be claimed


def checked(days: object, clock: dict[str, Any]) -> int:
    """Return after how many days a match with this clock can be claimed. Raises RequestRefused."""
    if type(days) is not int or days not in DAYS:
        raise RequestRefused(CLAIM_DAYS, detail=f"A match can't be claimed after {days!r} days.")
    return days if clock["kind"] == "none" else 0
