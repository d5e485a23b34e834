"""Answers in advance in a move: which are dropped, and whether a worker answers next.

They lie in a column of their seat, which nobody else is shown. `Match.answers` counts their changes; a move
is stored only if none came between (`games.models.moves`).
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Any

import rules
from games.models import Match, Seat

Answer = dict[str, Any]


def given_by(seats: Sequence[Seat]) -> dict[int, list[Answer]]:
    """Return the answers of the seats that players hold, by seat; empty where nobody has any."""
    held = [seat for seat in seats if seat.answers and seat.kind == Seat.Kind.HUMAN and not seat.left]
    return {seat.index: seat.answers for seat in held if seat.answers}


def advance(match: Match, seats: Sequence[Seat], game: rules.Game, at: datetime) -> bool:
    """Drop the answers that are used up, and let a worker answer for the seat that decides now.

    Return whether some were dropped.
    """
    before = [seat.answers for seat in seats]
    kept = rules.kept_answers(game, given_by(seats))
    for seat in seats:
        if seat.answers is not None:
            seat.answers = kept.get(seat.index) or None
    if rules.answer_in_advance(game, kept) is not None:
        match.answer_due = at
    return before != [seat.answers for seat in seats]
