"""The only way into a log: lock the match, bring its game up to date, check, play, insert, commit, notify."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import Any

from django.db import transaction
from django.utils import timezone

import rules
from games import clocks, conf, results, signals
from games.event_log.errors import ClockExpired, StaleCommand, stale
from games.event_log.freeze import freeze
from games.game_cache import CACHE, UNDO, CacheEntry, EngineError, LiveMatch, Played
from games.models import LoggedAction, Match
from games.notifications import TOPIC, match_ended
from realtime.refusals import RequestRefused


@dataclass(frozen=True)
class Accepted:
    """The command is event `number`; `again` if it had been accepted before."""

    number: int
    again: bool = False


@dataclass
class _Appended:
    """The new row of the log, to be published after the commit."""

    match: Match
    played: Played
    at: datetime


def append(match_id: str, seat: int, number: int, command_id: str, action: dict[str, Any]) -> Accepted:
    """Play an action (or `{"type": "undo"}`) for a seat; `number` is the newest event that its sender knows.

    The same command again gets its first answer. Raises RequestRefused, and then nothing has changed; an
    exception in the rules engine freezes the match and is refused too. The caller checks who may act for the
    seat.
    """
    try:
        with CACHE.lock(match_id) as entry:
            with transaction.atomic(durable=True):
                match = Match.objects.locked(match_id)
                if first := _first_answer(match, seat, command_id):
                    return first
                _must_be_open(match, number)
                _must_be_in_time(match, action)
                appended = _append(match, entry.up_to(match), seat, command_id, action)
            _publish(entry, appended)
    except EngineError as fault:
        raise freeze(match_id, fault) from fault
    _notify(appended.match)
    return Accepted(appended.match.number)


def _first_answer(match: Match, seat: int, command_id: str) -> Accepted | None:
    row = LoggedAction.objects.filter(match=match, command_id=command_id).values("number", "seat").first()
    if row is None:
        return None
    if row["seat"] != seat:
        raise RequestRefused("command.taken", "This id was used for another command.", number=match.number)
    return Accepted(row["number"], again=True)


def _must_be_open(match: Match, number: int) -> None:
    if match.status == Match.Status.FROZEN:
        raise StaleCommand("match.frozen", "This match is halted; its log is kept.", number=match.number)
    if not match.playable:
        raise StaleCommand("match.not_running", "This match is not being played.", number=match.number)
    if number != match.number:
        raise stale(match.number)


def _must_be_in_time(match: Match, action: dict[str, Any]) -> None:
    """The clock's own action is the only one that may come after the due moment."""
    if (
        action.get("by") != "clock"
        and match.turn_seat is not None
        and clocks.has_expired(match, timezone.now())
    ):
        raise ClockExpired(match.turn_seat, match.number)


def _append(match: Match, live: LiveMatch, seat: int, command_id: str, action: dict[str, Any]) -> _Appended:
    if action.get("seat", seat) != seat:
        raise RequestRefused("action.seat", "That is another seat's action.", number=match.number)
    at = timezone.now()
    was = match.turn_seat
    played = _play(live, {**action, "seat": seat})
    row = LoggedAction(match=match, number=match.number + 1, seat=seat, command_id=command_id)
    row.action, row.hash, row.at = played.action, played.hash, at
    row.save()
    match.number, match.touched_at = row.number, at
    match.status, match.ended_at = Match.Status.RUNNING, None
    turn_over = seat == was and action.get("type") == "end_turn"
    _update_match(match, live, played, turn_over=turn_over, at=at)
    return _Appended(match, played, at)


def _play(live: LiveMatch, action: dict[str, Any]) -> Played:
    if action.get("type") == UNDO and set(action) != {"seat", "type"}:
        raise RequestRefused("action.field", "An undo has no other fields.", number=live.number)
    try:
        return live.play(action)
    except rules.Refused as refused:
        reason = refused.refusal
        raise RequestRefused(reason.code, reason.sentence, reason.clause or None, live.number) from refused


def _update_match(match: Match, live: LiveMatch, played: Played, *, turn_over: bool, at: datetime) -> None:
    """Store clocks, forfeits, scores so far, and the end, in the rows of the match and its seats."""
    game, action = live.game, played.action
    seats = list(match.seats.order_by("index"))
    old = [(each.bank_ms, each.left, each.score) for each in seats]
    if action["type"] == "forfeit":
        seats[action["seat"]].left = True
    for each, score in zip(seats, game.scores(), strict=True):
        each.score = score
    decides = game.decision.seat if game.decision else None
    clocks.advance(match, seats, decides, turn_over, at, conf.get("bot_pause"))
    if game.over:
        results.finish(match, seats, at)
    match.save(update_fields=Match.CHANGING)
    for each, before in zip(seats, old, strict=True):
        if game.over or before != (each.bank_ms, each.left, each.score):
            each.save()


def _publish(entry: CacheEntry, appended: _Appended) -> None:
    if entry.live is not None:
        entry.live.publish_event(appended.played, appended.at)


def _notify(match: Match) -> None:
    """Announce the new event to the hubs, and the next turn or the end to other applications."""
    TOPIC.notify({"match": match.public_id, "kind": "events", "number": match.number})
    if match.status == Match.Status.OVER:
        match_ended(match)
    else:
        signals.match_turned.announce(match_id=match.public_id, number=match.number, seat=match.turn_seat)
