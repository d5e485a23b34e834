"""Telling the world what was committed: hints to the hubs of all processes, signals to the lobby."""

from __future__ import annotations

from typing import Any

import structlog
from django.dispatch import Signal

from games import hub, signals
from games.layer import SENDER
from games.models import Match

log = structlog.get_logger("bastide.games")


def hint(match_id: str, kind: str, **more: Any) -> None:
    """Something about the match is new: `events` (with its number), `chat`, `presence` or `status`."""
    message = {"match": match_id, "kind": kind, **more}
    hub.hear(message)
    SENDER.send(message)


def revoked(*, session: str | None = None, player: int | None = None) -> None:
    """A session ended, or a player was barred: their sockets look again whether they may stay."""
    message = {"match": "", "kind": "revoked", "session": session, "player": player}
    hub.hear(message)
    SENDER.send(message)


def started(match: Match) -> None:
    """The match has begun."""
    log.info("match started", match=match.public_id, seats=len(match.salts))
    hint(match.public_id, "status")
    tell(signals.match_started, match_id=match.public_id)


def appended(match: Match) -> None:
    """The log has a new row."""
    hint(match.public_id, "events", number=match.number)
    if match.status == Match.Status.OVER:
        ended(match)
    else:
        tell(signals.match_turned, match_id=match.public_id, number=match.number, seat=match.turn_seat)


def ended(match: Match) -> None:
    """The match is over, closed or frozen."""
    log.info("match ended", match=match.public_id, status=match.status, number=match.number)
    hint(match.public_id, "status")
    tell(signals.match_over, match_id=match.public_id, status=match.status)


def tell(signal: Signal, **facts: Any) -> None:
    """Sends a signal; what a listener breaks must not break the match."""
    for listener, answer in signal.send_robust(sender=Match, **facts):
        if isinstance(answer, Exception):
            log.error(
                "listener failed",
                listener=getattr(listener, "__qualname__", "?"),
                error=type(answer).__name__,
            )
