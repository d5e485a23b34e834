"""How a match ends: results by seat, and who stands where."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from games import clocks
from games.models import Match, Seat


def finish(match: Match, seats: Sequence[Seat], at: datetime) -> None:
    """The game is over: from now on the seed and the order of the bag are open to everybody."""
    match.status, match.ended_at = Match.Status.OVER, at
    clocks.stop(match)
    rank(seats)


def rank(seats: Sequence[Seat]) -> None:
    """1 for the best, equal points share a rank; those who left the game come after all who stayed."""
    keys = {seat.index: (seat.left, -seat.score) for seat in seats}
    for seat in seats:
        seat.rank = 1 + sum(key < keys[seat.index] for key in keys.values())
