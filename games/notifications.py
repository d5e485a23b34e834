"""Announcements of what was committed: notifications to the hubs of all processes, signals to the lobby."""

from __future__ import annotations

from typing import Any

import structlog
from django.dispatch import Signal

from games import signals
from games.models import Match
from realtime.notifications import Topic

log = structlog.get_logger("bastide.games")
TOPIC = Topic("bastide.games")


def notify(match_id: str, kind: str, **more: Any) -> None:
    """Notify of a change at the match: `events` (with its number), `chat`, `presence` or `status`."""
    TOPIC.notify({"match": match_id, "kind": kind, **more})


def session_revoked(*, session: str | None = None, player: int | None = None) -> None:
    """A session ended, or a player was barred: the hubs check their sockets' sessions."""
    TOPIC.notify({"match": "", "kind": "revoked", "session": session, "player": player})


def match_started(match: Match) -> None:
    """The match has begun."""
    log.info("match started", match=match.public_id, seats=len(match.salts))
    notify(match.public_id, "status")
    send_signal(signals.match_started, match_id=match.public_id)


def event_appended(match: Match) -> None:
    """The log has a new row."""
    notify(match.public_id, "events", number=match.number)
    if match.status == Match.Status.OVER:
        match_ended(match)
    else:
        send_signal(signals.match_turned, match_id=match.public_id, number=match.number, seat=match.turn_seat)


def match_ended(match: Match) -> None:
    """The match is over, closed or frozen."""
    log.info("match ended", match=match.public_id, status=match.status, number=match.number)
    notify(match.public_id, "status")
    send_signal(signals.match_over, match_id=match.public_id, status=match.status)


def send_signal(signal: Signal, **facts: Any) -> None:
    """Send a signal. A receiver's exception is logged, and does not reach the match."""
    for receiver, answer in signal.send_robust(sender=Match, **facts):
        if isinstance(answer, Exception):
            log.error(
                "receiver failed",
                receiver=getattr(receiver, "__qualname__", "?"),
                error=type(answer).__name__,
            )
