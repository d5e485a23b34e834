"""What a player is shown of answers in advance: those of the own seats, and the kinds that the game has."""

from __future__ import annotations

from collections.abc import Iterable

import rules
from games.event_log.read import read_entry
from games.models import Match, Seat
from games.schemas.answers import AnswersMessage, AnswersSchema, SeatAnswersSchema
from realtime.connection import encode


def own(match: Match, seats: Iterable[Seat]) -> AnswersSchema | None:
    """Return the answers of the reader's own seats; None for spectators, and when nobody plays."""
    held = [
        SeatAnswersSchema(seat.index, seat.answers or [])
        for seat in sorted(seats, key=lambda seat: seat.index)
    ]
    if not held or not match.playable:
        return None
    kinds = read_entry(match, lambda entry: list(rules.answer_kinds(entry.opened(match).game)))
    return AnswersSchema(kinds, held)


def message(found: AnswersSchema) -> str:
    """Return the encoded message about them."""
    return encode(AnswersMessage(found.kinds, found.held))
