"""Announcements of what was committed: to the hubs of all processes, and to other applications by signals."""

from __future__ import annotations

from typing import Any

import structlog

from games import signals
from games.models import Match
from realtime.notifications import Topic

log = structlog.get_logger("bastide.games")
TOPIC = Topic("bastide.games")


def notify(match_id: str, kind: str, **more: Any) -> None:
    """Notify of a change at the match: `events` (with its number), `chat`, `presence` or `status`."""
    TOPIC.notify({"match": match_id, "kind": kind, **more})


def session_revoked(*, session: str | None = None, player: int | None = None) -> None:
    """Notify the hubs that a session ended or a player was barred, so that they check their sockets."""
    TOPIC.notify({"match": "", "kind": "revoked", "session": session, "player": player})


def renamed(match_id: str) -> None:
    """Notify that names have left a match: processes drop its game and their clients get it anew."""
    notify(match_id, "renamed")


def match_started(match: Match) -> None:
    """Notify other applications that the match has begun or goes on."""
    log.info("match started", match=match.public_id, seats=len(match.salts))
    notify(match.public_id, "status")
    signals.match_started.announce(match_id=match.public_id)


def match_ended(match: Match) -> None:
    """Notify other applications that the match is over, paused or frozen."""
    log.info("match ended", match=match.public_id, status=match.status, number=match.number)
    notify(match.public_id, "status")
    signals.match_over.announce(match_id=match.public_id, status=match.status)
