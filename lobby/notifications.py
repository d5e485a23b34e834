"""Hints that something in the lobby has changed: sent after the commit, to every process; they may get lost.

A hint names what changed and never says how: each process reads the truth for its sockets (lobby/hub.py).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from django.db import transaction

from games.layer import SENDER

GROUP = "bastide.lobby"


def table(table_id: str) -> None:
    """A table is new, different, or no longer open."""
    _after_commit({"tables": [table_id]})


def hidden(table_id: str) -> None:
    """A table that everybody saw has become private."""
    _after_commit({"hidden": [table_id]})


def paired(match_id: str, players: Iterable[int]) -> None:
    """These players, who waited for a quick match, have one."""
    _after_commit({"paired": {str(key): match_id for key in players}})


def revoked(player: int) -> None:
    """A session of this player has ended: their sockets look again whether they may stay."""
    _after_commit({"revoked": player})


def match(match_id: str) -> None:
    """A match has started or ended."""
    _after_commit({"matches": [match_id]})


def turn(match_id: str) -> None:
    """Somebody else decides at a match; processes look up for whom of theirs that matters."""
    _after_commit({"turns": [match_id]})


def mine(players: Iterable[int]) -> None:
    """What is these players' own (keys, not public ids) has changed: tables, turns, waiting."""
    if keys := sorted(set(players)):
        _after_commit({"players": keys})


def here() -> None:
    """Somebody came or went."""
    _after_commit({"here": True})


def _after_commit(message: dict[str, Any]) -> None:
    transaction.on_commit(lambda: say(message))


def say(message: dict[str, Any]) -> None:
    """Sends a hint at once, from any thread."""
    from lobby.sockets import hub  # the hub reads with everything the hints are about

    hub.hear(message)
    SENDER.send(message, GROUP)
