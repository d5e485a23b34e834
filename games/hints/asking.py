"""Asking for ideas: who may, what is stored, and what the answer says.

Each request is a row in the database. A worker takes the rows without an answer (`games.hints.jobs`) and
writes its ideas there; others who ask after the same event get the same row. Rows are counted, too.
"""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Any

from django.db import transaction
from django.utils import timezone

from games import aids, conf
from games.models import Hint, Match, Seat
from games.refusals import (
    HINT_FAILED,
    HINT_PEOPLE,
    HINT_RATE,
    HINT_TURN,
    MATCH_FROZEN,
    MATCH_NOT_RUNNING,
    MATCH_NOT_SEATED,
    MATCH_STALE,
)
from games.schemas.hints import HintSchema, IdeaSchema
from realtime.limits import spend
from realtime.refusals import SERVICE_BUSY, RequestRefused


def read(match: Match, player_pk: int | None, number: int) -> HintSchema:
    """Return the ideas for the decision after event `number`, as far as they are there.

    Raises RequestRefused where `ask` would, and HINT_FAILED if none were found in time.
    """
    seat = _asker(match, player_pk, number)
    return _shown(match, seat, number, Hint.objects.filter(match=match, number=number).first())


def ask(match: Match, player: Any, address: str, number: int) -> HintSchema:
    """Have a worker think about the decision after event `number`, unless that was asked already.

    Raises RequestRefused for a player who may not be given ideas now, or who asks too often.
    """
    seat = _asker(match, player.pk, number)
    before = Hint.objects.filter(match=match, number=number).first()
    if before is None or _failed(before):
        spend("hint", player, address, HINT_RATE)
        before = _queued(match, seat, number)
    return _shown(match, seat, number, before)


def _asker(match: Match, player_pk: int | None, number: int) -> Seat:
    """Return the seat for which the player may be given ideas now."""
    seats = list(match.seats.order_by("index"))
    mine = next((seat for seat in seats if _is_person(seat) and seat.player_id == player_pk), None)
    if mine is None or player_pk is None:
        raise RequestRefused(MATCH_NOT_SEATED, number=match.number)
    # A bot that took over has the seat of a person who was here.
    if any(other.kind == Seat.Kind.HUMAN or other.left for other in seats if other.pk != mine.pk):
        raise RequestRefused(HINT_PEOPLE, number=match.number)
    aids.must_be_given(match)
    if match.fault:
        raise RequestRefused(MATCH_FROZEN, number=match.number)
    if match.status != Match.Status.RUNNING:
        raise RequestRefused(MATCH_NOT_RUNNING, number=match.number)
    if match.number != number:
        raise RequestRefused(MATCH_STALE, number=match.number)
    if match.turn_seat != mine.index:
        raise RequestRefused(HINT_TURN, number=match.number)
    return mine


def _is_person(seat: Seat) -> bool:
    return seat.kind == Seat.Kind.HUMAN and not seat.left


def _queued(match: Match, seat: Seat, number: int) -> Hint:
    """Store what is asked for. Raises RequestRefused if too many wait already."""
    now = timezone.now()
    waiting = Hint.objects.filter(done_at=None)
    waiting.filter(asked_at__lt=_oldest()).delete()
    if waiting.count() >= conf.HINTS_WAITING:
        raise RequestRefused(SERVICE_BUSY, number=match.number)
    anew = {"asked_at": now, "done_at": None, "claimed_until": None, "fault": "", "seat": seat.index}
    # Two questions at the same moment get the same row.
    with transaction.atomic():
        row, _ = Hint.objects.update_or_create(match=match, number=number, defaults=anew)
    return row


def _oldest() -> datetime:
    """Return since when somebody may have waited who still waits."""
    return timezone.now() - timedelta(seconds=conf.HINT_LIFE)


def _failed(hint: Hint) -> bool:
    late = hint.done_at is None and hint.asked_at < _oldest()
    return late or (hint.done_at is not None and not hint.ideas)


def _shown(match: Match, seat: Seat, number: int, hint: Hint | None) -> HintSchema:
    if hint is None:
        return HintSchema(number, "none", [], seat.hints)
    if _failed(hint):
        raise RequestRefused(HINT_FAILED, number=match.number)
    if hint.done_at is None:
        return HintSchema(number, "thinking", [], seat.hints)
    return HintSchema(number, "done", [IdeaSchema(**idea) for idea in hint.ideas], seat.hints)
