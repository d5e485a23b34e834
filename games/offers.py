"""Offers to end a match together: which one is open, who is asked, and when it lapses (HOUSE-25).

An offer stands until somebody declines it, or for two rounds; so often, too, may each player offer.
"""

from __future__ import annotations

from dataclasses import dataclass

from games.models import Match, Seat
from games.schemas.matches import EndingSchema

ROUNDS = 2
EVENTS_OF_A_TURN = 3  # a tile, a figure, the end


@dataclass(frozen=True)
class Ending:
    """An open offer: the seat that made it, those that agree, those still asked, and its last event."""

    seat: int
    agreed: list[int]
    asked: list[int]
    until: int


def span(seats: int) -> int:
    """Return for how many events an offer stands, and a player's next offer waits."""
    return ROUNDS * EVENTS_OF_A_TURN * seats


def open_offer(match: Match, seats: list[Seat]) -> Ending | None:
    """Return the open offer of a match; None without one, or after it has lapsed."""
    persons = [seat for seat in seats if seat.kind == Seat.Kind.HUMAN and not seat.left]
    made = [seat for seat in persons if seat.agrees and seat.offered is not None]
    newest = max(made, key=lambda seat: seat.offered or 0, default=None)
    if newest is None or match.status == Match.Status.OVER:
        return None
    until = (newest.offered or 0) + span(len(seats))
    if match.number >= until:
        return None
    agreed = [seat.index for seat in persons if seat.agrees]
    return Ending(newest.index, agreed, [seat.index for seat in persons if not seat.agrees], until)


def shown(match: Match, seats: list[Seat]) -> EndingSchema | None:
    """Return the open offer as the protocol has it."""
    ending = open_offer(match, seats)
    return EndingSchema(ending.seat, ending.agreed, ending.asked, ending.until) if ending else None
