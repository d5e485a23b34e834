"""Giving an answer in advance, and taking it back."""

from __future__ import annotations

from typing import Any

from django.db import transaction
from django.utils import timezone

import rules
from games import notifications, refusals
from games.event_log import in_advance
from games.event_log.read import read_live
from games.game_cache import CACHE, LiveMatch
from games.models import Match, Seat, held_seats
from realtime.refusals import RequestRefused

MOST = 12  # answers of one seat: a maximum for each tile of a sale, and one of every other kind


def give(match_id: str, player_pk: int | None, seat: int | None, answer: dict[str, Any]) -> None:
    """Keep an answer for a seat of the player; it takes the place of another about the same.

    `seat` is None for the player's own. Raises RequestRefused, also if the rules have no such answer now.
    """
    _change(match_id, player_pk, seat, answer, keep=True)


def take_back(match_id: str, player_pk: int | None, seat: int | None, answer: dict[str, Any]) -> None:
    """Drop an answer of a seat of the player: the one of this kind, about the same. No error without one."""
    _change(match_id, player_pk, seat, answer, keep=False)


def _change(
    match_id: str, player_pk: int | None, seat: int | None, answer: dict[str, Any], *, keep: bool
) -> None:
    # First the game, then the row, as a move takes them. The counter makes a move of another process that has
    # read the older answers read them again.
    with CACHE.lock(match_id), transaction.atomic():
        match = Match.objects.locked(match_id)
        index = _own(match, player_pk, seat)
        seats = list(match.seats.order_by("index"))
        try:
            read_live(
                match, lambda live: _changed(live, match, seats, index, answer if keep else None, answer)
            )
        except rules.IllegalAction as illegal:
            raise RequestRefused(illegal.refusal, number=match.number) from illegal
        Seat.objects.filter(pk=seats[index].pk).update(answers=seats[index].answers)
        match.answers = (match.answers or 0) + 1
        match.save(update_fields=["answers", "answer_due"])
    notifications.notify(match_id, "answers")


def _own(match: Match, player_pk: int | None, seat: int | None) -> int:
    """Return the seat that the player wants to answer for."""
    held = held_seats(match, player_pk)
    if not held or seat not in {None, *held}:
        raise RequestRefused(refusals.MATCH_NOT_SEATED, number=match.number)
    match.must_be_known()
    if not match.playable:
        raise RequestRefused(refusals.MATCH_NOT_RUNNING, number=match.number)
    return held[0] if seat is None else seat


def _changed(
    live: LiveMatch,
    match: Match,
    seats: list[Seat],
    index: int,
    given: dict[str, Any] | None,
    about: dict[str, Any],
) -> None:
    """Set the answers of a seat, and whether one of them answers the decision that is open now."""
    kept = [each for each in seats[index].answers or () if not rules.same_answer(live.game, each, about)]
    if given is not None:
        kept.append(rules.given_answer(live.game, index, given))
    if len(kept) > MOST:
        raise RequestRefused(refusals.ANSWER_MANY, most=MOST, number=match.number)
    seats[index].answers = kept or None
    match.answer_due = None
    if rules.answer_in_advance(live.game, in_advance.given_by(seats)) is not None:
        match.answer_due = timezone.now()
