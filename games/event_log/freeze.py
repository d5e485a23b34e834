"""Freezing: a match over which the rules engine raised an exception stops, and keeps its log."""

from __future__ import annotations

import traceback

import structlog
from django.db import transaction
from django.utils import timezone

from games import clocks, metrics, notifications
from games.game_cache import CACHE, EngineError
from games.models import Match
from games.refusals import MATCH_FROZEN
from realtime.refusals import RequestRefused

log = structlog.get_logger("bastide.games")


def freeze(match_id: str, fault: EngineError) -> RequestRefused:
    """Mark a match as frozen after an exception in the rules engine.

    The log stays as it is for an operator. Returns the refusal for the sender.
    """
    CACHE.forget(match_id)
    metrics.FROZEN.inc()
    where = _where(fault)
    log.error("match frozen", match=match_id, cause=str(fault), where=where)
    with transaction.atomic():
        match = Match.objects.locked(match_id)
        if newly := match.status != Match.Status.FROZEN:
            match.status, match.fault = Match.Status.FROZEN, str(fault)[:120]
            match.frozen_at, match.freeze_report = timezone.now(), {"where": where, "action": fault.action}
            clocks.stop(match)
            match.save(update_fields=[*Match.CHANGING, "fault", "frozen_at", "freeze_report"])
    if newly:
        notifications.match_ended(match)
    return RequestRefused(MATCH_FROZEN, number=match.number)


def _where(fault: EngineError) -> list[str]:
    """Return the innermost stack frames without messages, which may name hidden tiles."""
    frames = traceback.extract_tb(fault.__cause__.__traceback__ if fault.__cause__ else None)
    return [f"{frame.filename.rsplit('/', 1)[-1]}:{frame.lineno} {frame.name}" for frame in frames[-8:]]
