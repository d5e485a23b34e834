"""Turns that wait for a player at matches with a long clock, for other applications."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta

from django.db.models import F, Q, QuerySet

from games import presence
from games.models import Match, Seat


@dataclass(frozen=True)
class Turn:
    """A seat decides since a moment. The same seat, asked again without a pause, has the same turn."""

    match_pk: int
    seat: int
    since: datetime
    player_pk: int


def waiting(least: timedelta, before: datetime) -> QuerySet[Seat]:
    """Return the seats of people whose turn began before a moment and whose clock runs.

    Only matches count whose clock gives at least the time `least`.
    """
    ms = least / timedelta(milliseconds=1)
    long = Q(match__clock__kind="move", match__clock__move__gte=ms) | Q(
        match__clock__kind="bank", match__clock__bank__gte=ms
    )
    return Seat.objects.filter(
        long,
        match__status=Match.Status.RUNNING,
        match__due_what="clock",
        match__turn_since__lt=before,
        index=F("match__turn_seat"),
        kind=Seat.Kind.HUMAN,
        player__isnull=False,
    )


def turn_of(seat: Seat) -> Turn:
    """Return the turn of a seat that decides, read with its match. Raises ValueError for another seat."""
    since, player = seat.match.turn_since, seat.player_id
    if since is None or player is None or seat.match.turn_seat != seat.index:
        raise ValueError(f"{seat} does not decide")
    return Turn(seat.match_id, seat.index, since, player)


def due(turn: Turn) -> datetime | None:
    """Return when the clock of the turn runs out, or None if the turn is over."""
    found = Match.objects.filter(
        pk=turn.match_pk,
        status=Match.Status.RUNNING,
        turn_seat=turn.seat,
        turn_since=turn.since,
        due_what="clock",
        seats__index=turn.seat,
        seats__player=turn.player_pk,
    )
    return found.values_list("due", flat=True).first()


def is_watched(turn: Turn) -> bool:
    """Return whether a page of the seat is connected to the match."""
    return turn.seat in presence.here(turn.match_pk).seats
