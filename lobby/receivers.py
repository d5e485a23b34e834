"""Receivers of signals: what the lobby does when a match changes or a player logs out."""

from __future__ import annotations

from typing import Any

from django.contrib.auth.signals import user_logged_out

from games import signals
from games.models import Match, Seat
from lobby import matchmaking, notifications, tables
from lobby.models import Player


def connect() -> None:
    """Connect the receivers. Called once, when Django's applications are ready."""
    signals.match_started.connect(on_match_changed, dispatch_uid="lobby.match_started")
    signals.match_over.connect(on_match_changed, dispatch_uid="lobby.match_over")
    signals.match_turned.connect(on_turn_changed, dispatch_uid="lobby.match_turned")
    signals.rematch_wanted.connect(on_rematch_wanted, dispatch_uid="lobby.rematch_wanted")
    user_logged_out.connect(on_logged_out, dispatch_uid="lobby.logged_out")


def on_match_changed(match_id: str, **_: Any) -> None:
    """Notify that a match has started or ended: the lobby adds it to its lists or removes it."""
    notifications.match_changed(match_id)
    notifications.players_changed(_players(match_id))


def on_turn_changed(match_id: str, **_: Any) -> None:
    """Notify that another seat decides: the mark "your turn" moves on."""
    notifications.turn_changed(match_id)


def on_rematch_wanted(match_id: str, player: Player, **_: Any) -> str:
    """Open or join the table for a rematch. Returns its id."""
    return tables.rematch(Match.objects.get(public_id=match_id), player).id


def on_logged_out(user: Player | None, **_: Any) -> None:
    """Remove a player who logs out from the queue, and have the sessions of the player's sockets checked."""
    if isinstance(user, Player):
        matchmaking.leave(user)
        notifications.session_revoked(user.pk)


def _players(match_id: str) -> list[int]:
    seats = Seat.objects.filter(match__public_id=match_id, player__isnull=False)
    return list(seats.values_list("player_id", flat=True))
