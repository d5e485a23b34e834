"""Notifications that something in the lobby has changed: sent after the commit, to every process.

A notification names what changed, not how: each process reads the new state for its sockets
(lobby/sockets/hub.py). Notifications may get lost.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from django.db import transaction

from realtime.notifications import Topic

TOPIC = Topic("bastide.lobby")


def table_changed(table_id: str) -> None:
    """Notify that a table is new, has changed, or is no longer open."""
    _after_commit({"tables": [table_id]})


def table_hidden(table_id: str) -> None:
    """Notify that a public table has become private."""
    _after_commit({"hidden": [table_id]})


def players_paired(match_id: str, players: Iterable[int]) -> None:
    """Notify that these players, who waited for a quick match, have been paired for it."""
    _after_commit({"paired": {str(key): match_id for key in players}})


def session_revoked(player: int) -> None:
    """Notify that a session of this player has ended, so that each process checks the player's sockets."""
    _after_commit({"revoked": player})


def match_changed(match_id: str) -> None:
    """Notify that a match has started or ended."""
    _after_commit({"matches": [match_id]})


def players_changed(players: Iterable[int]) -> None:
    """Notify that tables, turns or the queue have changed for these players, named by their keys."""
    if keys := sorted(set(players)):
        _after_commit({"players": keys})


def online_changed() -> None:
    """Notify that a player has come online."""
    _after_commit({"here": True})


def _after_commit(message: dict[str, Any]) -> None:
    transaction.on_commit(lambda: TOPIC.notify(message))
