"""Frozen matches: their log is replayed, then they run again; or an operator closes them."""

from __future__ import annotations

from typing import Any

from django.db import transaction
from django.utils import timezone

import rules
from games import clocks, conf, notifications
from games.game_cache import CACHE, EngineError, LiveMatch
from games.models import LoggedAction, Match
from games.refusals import MATCH_NOT_FROZEN
from realtime.refusals import RequestRefused


def first_difference(match: Match) -> str | None:
    """Replay the log and compare every hash. Returns where it differs, in words, or None."""
    return _replayed(match)[1]


def _replayed(match: Match) -> tuple[LiveMatch, str | None]:
    live = LiveMatch(match)
    for row in LoggedAction.objects.filter(match=match).order_by("number").iterator():
        try:
            played = live.play(row.action)
        except (rules.IllegalAction, EngineError) as error:
            cause = str(error) if isinstance(error, EngineError) else type(error).__name__
            return live, f"event {row.number} does not play: {cause}"
        if played.hash != row.hash:
            return live, f"event {row.number} leads elsewhere"
        live.publish_event(played, row.at, row.command_id)
    return live, None


def unfreeze(match_id: str) -> str | None:
    """Let a frozen match go on if its log replays and the action that froze it fails no more.

    Returns why it stays frozen, or None. Raises RequestRefused if the match is not frozen.
    """
    with CACHE.lock(match_id) as entry, transaction.atomic():
        match = _frozen(match_id)
        live, problem = _replayed(match)
        over, decides = live.game.over, live.game.decision.seat if live.game.decision else None
        if problem := problem or _still_failing(live, (match.freeze_report or {}).get("action")):
            return problem
        entry.live = None  # the trial may have played an action that the log does not have
        seats = list(match.seats.order_by("index"))
        match.status = _status(match, over=over)
        match.fault, match.frozen_at, match.freeze_report = "", None, None
        if match.status == Match.Status.RUNNING:
            clocks.resume(match, seats, decides, timezone.now(), conf.get("bot_pause"))
        match.save(update_fields=[*Match.CHANGING, "fault", "frozen_at", "freeze_report"])
    if match.status == Match.Status.RUNNING:
        notifications.match_started(match)
    else:
        notifications.match_ended(match)
    return None


def _still_failing(live: LiveMatch, action: dict[str, Any] | None) -> str | None:
    """Play the action that froze the match. A refusal is an ordinary answer, so it is no failure."""
    if action is None:
        return None
    try:
        live.play(action)
    except rules.IllegalAction:
        return None
    except EngineError as error:
        return f"the action after event {live.number} still fails: {error}"
    return None


def _status(match: Match, *, over: bool) -> Match.Status:
    if over:
        return Match.Status.OVER
    return Match.Status.PAUSED if match.uploaded else Match.Status.RUNNING


def close_frozen(match_id: str) -> None:
    """Close a frozen match for good. Its cause stays stored, so no player who returns reopens it.

    Raises RequestRefused if the match is not frozen.
    """
    with transaction.atomic():
        match = _frozen(match_id)
        match.status, match.ended_at = Match.Status.PAUSED, timezone.now()
        match.save(update_fields=["status", "ended_at"])
    notifications.match_ended(match)


def _frozen(match_id: str) -> Match:
    match = Match.objects.locked(match_id)
    if match.status != Match.Status.FROZEN:
        raise RequestRefused(MATCH_NOT_FROZEN, number=match.number)
    return match
