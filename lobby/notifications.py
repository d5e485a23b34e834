"""Notifications that something in the lobby has changed: sent after the commit, to every process.

A notification names what changed, not how: each process reads the new state for its sockets
(lobby/sockets/hub.py). Notifications may get lost.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from django.core.cache import cache
from django.db import transaction

from realtime.notifications import Topic

TOPIC = Topic("bastide.lobby")
SHOWN = {"tables", "hidden", "matches"}  # what the lists show that all clients share, unless it is unlisted
LISTS, ONLINE = "lobby.lists", "lobby.online"  # keys of the marks in the cache
MARK_S = 60  # longer than a process keeps what it has read


class Marks(NamedTuple):
    """Texts that differ once the lists, or who is online, have changed; shared by all processes."""

    lists: str | None
    online: str | None


def marks() -> Marks:
    """Return the present marks. Blocks: reads the cache."""
    found = cache.get_many([LISTS, ONLINE])
    return Marks(found.get(LISTS), found.get(ONLINE))


def table_changed(table_id: str, *, private: bool) -> None:
    """Notify that a table is new, has changed, or is no longer open. A private one is in no list."""
    _after_commit({"tables": [table_id], **({"unlisted": True} if private else {})})


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
    """Notify that a listed match has started or ended."""
    _after_commit({"matches": [match_id]})


def players_changed(players: Iterable[int]) -> None:
    """Notify that tables, turns or the queue have changed for these players, named by their keys."""
    if keys := sorted(set(players)):
        _after_commit({"players": keys})


def online_changed() -> None:
    """Notify that a player has come online."""
    _after_commit({"here": True})


def changes_lists(message: Mapping[str, Any]) -> bool:
    """Return whether the lists that all clients share show what this notification names."""
    return bool(SHOWN & message.keys()) and not message.get("unlisted")


def names_removed() -> None:
    """Have the lists read anew after a name has left them; what a page shows already stays there."""
    transaction.on_commit(lambda: _mark(LISTS))


def _after_commit(message: dict[str, Any]) -> None:
    transaction.on_commit(lambda: _publish(message))


def _publish(message: dict[str, Any]) -> None:
    if changes_lists(message):
        _mark(LISTS)
    if "here" in message:
        _mark(ONLINE)
    TOPIC.notify(message)


def _mark(key: str) -> None:
    cache.set(key, secrets.token_hex(8), MARK_S)
