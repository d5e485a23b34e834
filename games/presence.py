"""Presence across processes: each process stores the seats connected to it, per match.

A row expires after PRESENCE_LIFE seconds.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import timedelta
from typing import Any

from django.db import IntegrityError
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


def store(match_pk: int, seats: Iterable[int], spectators: int, process: str = PROCESS) -> Here | None:
    """Store which seats and how many spectators are connected to this process.

    Returns who is here in all processes, or None if nobody is in this one.
    """
    present = sorted(set(seats))
    now = timezone.now()
    if not present and not spectators:
        Presence.objects.filter(match_id=match_pk, process=process).delete()
        return None
    # One read says whether there is a row to change, what the others have, whether to touch the match.
    rows = list(Match.objects.filter(pk=match_pk).values_list("touched_at", "claim_days", *_ROW))
    if not rows:
        return None
    until = now + timedelta(seconds=conf.PRESENCE_LIFE)
    row = Presence(match_id=match_pk, process=process, seats=present, spectators=spectators, until=until)
    _write(row, known=any(stored == process for _, _, stored, *_ in rows))
    touched_at, claim_days = rows[0][:2]
    if present and touched_at < now - timedelta(seconds=conf.TOUCHED_EVERY):
        Match.objects.filter(pk=match_pk).update(touched_at=now)
    if present and claim_days:
        seen.note_present(match_pk, present, now)
    others = [found for _, _, stored, ends, *found in rows if ends and ends > now and stored != process]
    return _together([*others, [present, spectators]])


_ROW = ("presences__process", "presences__until", "presences__seats", "presences__spectators")


def _write(row: Presence, *, known: bool) -> None:
    """Change the row of this process, or add it: one statement, where `update_or_create` takes four."""
    stored = Presence.objects.filter(match_id=row.match_id, process=row.process)
    values = {"seats": row.seats, "spectators": row.spectators, "until": row.until}
    if known and stored.update(**values):
        return
    try:
        row.save(force_insert=True)
    except IntegrityError:  # another thread of this process was first
        stored.update(**values)


def here(match_pk: int) -> Here:
    """Return all seats and spectators in rows that have not expired."""
    rows = Presence.objects.filter(match_id=match_pk, until__gt=timezone.now())
    return _together(rows.values_list("seats", "spectators"))


def _together(rows: Iterable[Sequence[Any]]) -> Here:
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
