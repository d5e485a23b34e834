"""Who is at a match, over all processes: each says now and then whom it has, and its word fades by itself."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import timedelta
from typing import Any

from django.utils import timezone

from games import conf
from games.layer import PROCESS
from games.models import Match, Presence


@dataclass(frozen=True)
class Here:
    """Seats whose players are here, and how many others watch."""

    seats: frozenset[int]
    spectators: int

    def and_seat(self, seat: int | None) -> Here:
        """As soon as somebody says hello they are here, though their process has not told the others yet."""
        return self if seat is None else Here(self.seats | {seat}, self.spectators)

    def message(self, seats: int) -> dict[str, Any]:
        """The presence message of the protocol for a match of so many seats."""
        return {
            "t": "presence",
            "seats": [n in self.seats for n in range(seats)],
            "spectators": self.spectators,
        }


def say(match_pk: int, seats: Iterable[int], spectators: int, process: str = PROCESS) -> None:
    """This process has these players and so many spectators at the match."""
    present = sorted(set(seats))
    now = timezone.now()
    if not present and not spectators:
        Presence.objects.filter(match_id=match_pk, process=process).delete()
        return
    until = now + timedelta(seconds=conf.PRESENCE_LIFE)
    word = {"seats": present, "spectators": spectators, "until": until}
    Presence.objects.update_or_create(match_id=match_pk, process=process, defaults=word)
    if present:
        Match.objects.filter(pk=match_pk).update(touched_at=now)


def who(match_pk: int) -> Here:
    """Everybody that some process has vouched for lately."""
    words = Presence.objects.filter(match_id=match_pk, until__gt=timezone.now()).values_list(
        "seats", "spectators"
    )
    seats: set[int] = set()
    spectators = 0
    for present, watching in words:
        seats.update(present)
        spectators += watching
    return Here(frozenset(seats), spectators)


def forget(process: str = PROCESS) -> None:
    """This process goes away."""
    Presence.objects.filter(process=process).delete()


def sweep() -> None:
    """Rows that have faded."""
    Presence.objects.filter(until__lt=timezone.now() - timedelta(seconds=conf.PRESENCE_LIFE)).delete()
