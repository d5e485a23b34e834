"""Presence across processes: each process stores the seats connected to it, per match.

A row expires after PRESENCE_LIFE seconds.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import timedelta

from django.utils import timezone

from games import conf
from games.absence import seen
from games.models import Match, Presence
from games.schemas.matches import PresenceMessage
from realtime.notifications import PROCESS


@dataclass(frozen=True)
class Here:
    """Seats whose players are here, and how many others watch."""

    seats: frozenset[int]
    spectators: int

    def and_seats(self, seats: Iterable[int]) -> Here:
        """Return this presence with the seats of one more socket, whose row is not stored yet."""
        return Here(self.seats.union(seats), self.spectators)

    def message(self, seats: int) -> PresenceMessage:
        """Return the presence message of the protocol for a match with `seats` seats."""
        return PresenceMessage([n in self.seats for n in range(seats)], self.spectators)


def store(match_pk: int, seats: Iterable[int], spectators: int, process: str = PROCESS) -> None:
    """Store which seats and how many spectators are connected to this process."""
    present = sorted(set(seats))
    now = timezone.now()
    if not present and not spectators:
        Presence.objects.filter(match_id=match_pk, process=process).delete()
        return
    until = now + timedelta(seconds=conf.PRESENCE_LIFE)
    row = {"seats": present, "spectators": spectators, "until": until}
    Presence.objects.update_or_create(match_id=match_pk, process=process, defaults=row)
    if present:
        Match.objects.filter(pk=match_pk).update(touched_at=now)
        seen.note_present(match_pk, present, now)


def here(match_pk: int) -> Here:
    """Return all seats and spectators in rows that have not expired."""
    rows = Presence.objects.filter(match_id=match_pk, until__gt=timezone.now()).values_list(
        "seats", "spectators"
    )
    seats: set[int] = set()
    spectators = 0
    for present, watching in rows:
        seats.update(present)
        spectators += watching
    return Here(frozenset(seats), spectators)


def forget(process: str = PROCESS) -> None:
    """Delete the rows of a process that stops."""
    Presence.objects.filter(process=process).delete()


def sweep() -> None:
    """Delete expired rows."""
    Presence.objects.filter(until__lt=timezone.now() - timedelta(seconds=conf.PRESENCE_LIFE)).delete()
