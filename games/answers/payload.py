"""What a player is shown of answers in advance: those of the own seats, and the kinds that the game has."""

from __future__ import annotations

from collections.abc import Collection

import rules
from games.event_log.read import read_entry
from games.models import Match, Seat
from games.schemas.answers import AnswersMessage, AnswersSchema, SeatAnswersSchema
from realtime.connection import encode


def own(match: Match, seats: Collection[int]) -> AnswersSchema | None:
    """Return the answers of these seats, and no others; None for spectators, and when nobody plays."""
    if not seats or not match.playable:
        return None
    kinds = read_entry(match, lambda entry: list(rules.answer_kinds(entry.opened(match).game)))
    rows = Seat.objects.filter(match=match, index__in=seats).order_by("index")
    held = [SeatAnswersSchema(index, found or []) for index, found in rows.values_list("index", "answers")]
    return AnswersSchema(kinds, held)


def message(found: AnswersSchema) -> str:
    """Return the encoded message about them."""
    return encode(AnswersMessage(found.kinds, found.held))
