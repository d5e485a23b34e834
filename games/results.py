"""Results: the end of a match, and the rank of each seat."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from games import clocks
from games.models import Match, Seat


def finish(match: Match, seats: Sequence[Seat], at: datetime) -> None:
    """Mark the match as over. From now on its seed and the order of its tiles are public."""
    match.status, match.ended_at, match.summary_due = Match.Status.OVER, at, at
    clocks.stop(match)
    rank(seats)


def rank(seats: Sequence[Seat]) -> None:
    """Set the ranks: 1 for the best, equal points share a rank, seats that have left come last."""
    keys = {seat.index: (seat.left, -seat.score) for seat in seats}
    for seat in seats:
        seat.rank = 1 + sum(key < keys[seat.index] for key in keys.values())
