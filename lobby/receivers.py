"""What the lobby does when something happens in a match."""

from __future__ import annotations

from typing import Any

from django.contrib.auth.signals import user_logged_out

from games import signals
from games.models import Match, Seat
from lobby import notifications
from lobby.models import Player


def connect() -> None:
    """Connects the listeners; called once, when Django's applications are ready."""
    signals.match_started.connect(changed, dispatch_uid="lobby.match_started")
    signals.match_over.connect(changed, dispatch_uid="lobby.match_over")
    signals.match_turned.connect(turned, dispatch_uid="lobby.match_turned")
    signals.rematch_wanted.connect(rematch, dispatch_uid="lobby.rematch_wanted")
    user_logged_out.connect(left, dispatch_uid="lobby.logged_out")


def changed(match_id: str, **_: Any) -> None:
    """A match has started or ended: it comes into the lobby's lists or goes."""
    notifications.match(match_id)
    notifications.mine(_players(match_id))


def turned(match_id: str, **_: Any) -> None:
    """Somebody else decides: "your turn" moves on."""
    notifications.turn(match_id)


def rematch(match_id: str, player: Player, **_: Any) -> str:
    """The same people want to meet again; the id of the table where they do."""
    from lobby import tables

    return tables.rematch(Match.objects.get(public_id=match_id), player).id


def left(user: Player | None, **_: Any) -> None:
    """Who logs out does not wait for a quick match any more, and their sockets close."""
    if isinstance(user, Player):
        from lobby import matchmaking

        matchmaking.leave(user)
        notifications.revoked(user.pk)


def _players(match_id: str) -> list[int]:
    seats = Seat.objects.filter(match__public_id=match_id, player__isnull=False)
    return list(seats.values_list("player_id", flat=True))
