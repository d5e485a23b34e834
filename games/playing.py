"""What a player may do with a match: act for the seat that is theirs, and for no other."""

from __future__ import annotations

import re
from typing import Any

from games.models import Match, Seat
from games.timely import submit
from games.writing import Taken
from realtime.refusals import RequestRefused

# Without a colon: only the house has one in its ids (writing.house_id), so nobody can use them up beforehand.
COMMAND = re.compile(r"[0-9A-Za-z_-]{8,64}")


def seat_of(match: Match, player_pk: int | None) -> int | None:
    """The index of the player's own seat, or None for a spectator."""
    if player_pk is None:
        return None
    seat = Seat.objects.filter(match=match, player_id=player_pk).values_list("index", "kind").first()
    return seat[0] if seat and seat[1] == Seat.Kind.HUMAN else None


def play(match_id: str, player_pk: int | None, number: int, command_id: str, action: dict[str, Any]) -> Taken:
    """The player's own seat acts; see writing.submit. Raises RequestRefused, for a spectator too."""
    match = Match.objects.filter(public_id=match_id).only("pk", "number").first()
    if match is None:
        raise RequestRefused("match.unknown", "There is no such match.")
    seat = seat_of(match, player_pk)
    if seat is None:
        raise RequestRefused(
            "match.not_seated", "You are watching this match, not playing it.", number=match.number
        )
    if not COMMAND.fullmatch(command_id):
        raise RequestRefused(
            "command.id", "The id of a command is 8 to 64 letters, digits or hyphens.", number=match.number
        )
    if "by" in action:
        raise RequestRefused("action.field", "Only the clock acts for a player.", number=match.number)
    return submit(match_id, seat, number, command_id, action)
