"""The daily puzzle, the same for all players: all puzzles in turn, then all again in another order."""

from __future__ import annotations

import hashlib
from collections.abc import Collection
from datetime import date

from django.utils import timezone


def today() -> date:
    """Return the date in UTC, at whose midnight the daily puzzle changes."""
    return timezone.now().date()


def puzzle_of_day(day: date, ids: Collection[str]) -> str | None:
    """Return the id of the daily puzzle; None if there are no puzzles."""
    if not ids:
        return None
    round_, nth = divmod(day.toordinal(), len(ids))
    return sorted(ids, key=lambda name: hashlib.sha256(f"{round_}|{name}".encode()).digest())[nth]
