"""Receivers of signals: what the lobby does when a match changes or a player logs out."""

from __future__ import annotations

from typing import Any

from allauth.mfa.signals import authenticator_added
from allauth.usersessions.models import UserSession
from django.contrib.auth.signals import user_logged_out
from django.core.cache import cache
from django.db.models.signals import post_delete

from games import chat, signals
from games import notifications as games_notifications
from games.models import Match, Seat
from lobby import matchmaking, moderation, notifications, tables
from lobby.accounts import second_factor
from lobby.models import Player
from lobby.tasks import clean_up, start_alerts
from realtime import sessions
from realtime.sessions import digest

CLEANUP_INTERVAL_S = 3500  # less than between two calls of one worker
ALERTS_INTERVAL_S = 10  # the same


def connect() -> None:
    """Connect the receivers. Called once, when Django's applications are ready."""
    signals.match_started.connect(on_match_changed, dispatch_uid="lobby.match_started")
    signals.match_over.connect(on_match_changed, dispatch_uid="lobby.match_over")
    signals.rematch_wanted.connect(on_rematch_wanted, dispatch_uid="lobby.rematch_wanted")
    signals.turns_due.connect(on_turns_due, dispatch_uid="lobby.turns_due")
    signals.cleanup_due.connect(on_cleanup_due, dispatch_uid="lobby.cleanup_due")
    post_delete.connect(on_session_ended, sender=UserSession, dispatch_uid="lobby.session_ended")
    authenticator_added.connect(second_factor.note_activation, dispatch_uid="lobby.second_factor")
    chat.add_check(moderation.check_chat)
    sessions.add_reason(moderation.why_ended)
    user_logged_out.connect(on_logged_out, dispatch_uid="lobby.logged_out")


def on_match_changed(match_id: str, **_: Any) -> None:
    """Notify that a match has started or ended: the lobby adds it to its lists or removes it."""
    seats = Seat.objects.filter(match__public_id=match_id).values_list("player_id", "match__listed")
    if any(listed for _, listed in seats):
        notifications.match_changed(match_id)
    notifications.players_changed(player for player, _ in seats if player)


def on_cleanup_due(**_: Any) -> None:
    """Have a worker delete what has expired. Of several workers one does it in an hour."""
    if cache.add("lobby.cleanup", True, CLEANUP_INTERVAL_S):
        clean_up.enqueue()


def on_turns_due(**_: Any) -> None:
    """Have alerts sent for turns that wait. Of several workers one looks at a time."""
    if cache.add("lobby.alerts", True, ALERTS_INTERVAL_S):
        start_alerts()


def on_rematch_wanted(match_id: str, player: Player, address: str, **_: Any) -> str:
    """Open or join the table for a rematch. Returns its id."""
    return tables.rematch(Match.objects.get(public_id=match_id), player, address).id


def on_session_ended(instance: UserSession, **_: Any) -> None:
    """Close the sockets of a session that its player has ended from another browser."""
    notifications.session_revoked(instance.user_id)
    games_notifications.session_revoked(session=digest(instance.session_key))


def on_logged_out(user: Player | None, **_: Any) -> None:
    """Remove a player who logs out from the queue, and have the sessions of the player's sockets checked."""
    if isinstance(user, Player):
        matchmaking.leave(user)
        notifications.session_revoked(user.pk)
