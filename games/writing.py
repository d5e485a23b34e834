"""The only way into a log: lock the match, catch its table up, check, append, commit; and only then tell
anybody.
"""

from __future__ import annotations

import traceback
from dataclasses import dataclass
from datetime import datetime
from typing import Any

import structlog
from django.db import transaction
from django.utils import timezone

import rules
from games import clocks, conf, endings, metrics, notifications
from games.live import TABLES, UNDO, Place, Played, Stumbled, Table
from games.models import LoggedAction, Match, Seat
from realtime.refusals import RequestRefused

log = structlog.get_logger("bastide.games")

# What a row of the log changes in its match; the rest stays as it was when the match began.
CHANGING = [
    "number",
    "status",
    "turn_seat",
    "turn_since",
    "due",
    "due_what",
    "claimed_until",
    "touched_at",
    "ended_at",
]


@dataclass(frozen=True)
class Taken:
    """The command is event `number`; `again` when it had been taken before."""

    number: int
    again: bool = False


def house_id(what: str, match_id: str, number: int) -> str:
    """The command id of what the house itself does after event `number`: one that no player can send."""
    return f"{what}:{match_id}:{number}"


@dataclass
class _Append:
    """What one submit wrote, to be told after the commit."""

    match: Match
    seats: list[Seat]
    played: Played
    at: datetime


class Overtaken(RequestRefused):
    """The match is not as the sender knew it: something happened first, or it is not being played."""


class TimeOut(RequestRefused):
    """The clock of `seat`, which decides after event `number`, has run out; its action comes first."""

    def __init__(self, seat: int, number: int) -> None:
        super().__init__("clock.out", "Your time ran out before this arrived.", number=number)
        self.seat, self.number = seat, number

    def told(self, seat: int) -> RequestRefused:
        """This refusal as another seat gets it."""
        return self if seat == self.seat else _stale(self.number)


def append(match_id: str, seat: int, number: int, command_id: str, action: dict[str, Any]) -> Taken:
    """Plays an action (or `{"type": "undo"}`) for a seat; `number` is the newest event that its sender
    has seen.

    The same command again gets its first answer. Raises RequestRefused, and then nothing has changed; a bug
    of the rules engine freezes the match and is refused too. The caller checks who may act for the seat.
    """
    try:
        with TABLES.hold(match_id) as place:
            with transaction.atomic(durable=True):
                match = locked(match_id)
                if first := _first_answer(match, seat, command_id):
                    return first
                _must_be_open(match, number)
                _must_be_in_time(match, action)
                appended = _append(match, place.at(match), seat, command_id, action)
            _settle(place, appended)
    except Stumbled as stumble:
        raise freeze(match_id, stumble) from stumble
    notifications.event_appended(appended.match)
    return Taken(appended.match.number)


def locked(match_id: str) -> Match:
    """The match, locked until the end of the transaction; raises RequestRefused if there is none."""
    # SQLite has no row locks; there the transaction itself (IMMEDIATE) keeps every other writer out.
    rows = Match.objects.select_for_update(no_key=True).defer("setup", "seed", "salts", "draws")
    match = rows.filter(public_id=match_id).first()
    if match is None:
        raise RequestRefused("match.unknown", "There is no such match.")
    return match


def _first_answer(match: Match, seat: int, command_id: str) -> Taken | None:
    row = LoggedAction.objects.filter(match=match, command_id=command_id).values("number", "seat").first()
    if row is None:
        return None
    if row["seat"] != seat:
        raise RequestRefused("command.taken", "This id was used for another command.", number=match.number)
    return Taken(row["number"], again=True)


def _must_be_open(match: Match, number: int) -> None:
    if match.status == Match.Status.FROZEN:
        raise Overtaken("match.frozen", "This match is halted; its log is kept.", number=match.number)
    if match.status not in {Match.Status.RUNNING, Match.Status.CLOSED}:
        raise Overtaken("match.not_running", "This match is not being played.", number=match.number)
    if number != match.number:
        raise _stale(match.number)


def _stale(number: int) -> Overtaken:
    return Overtaken("match.stale", "Something happened before this arrived. Look again.", number=number)


def _must_be_in_time(match: Match, action: dict[str, Any]) -> None:
    """The clock's own action is the only one that may come after the due moment."""
    if action.get("by") != "clock" and match.turn_seat is not None and clocks.out(match, timezone.now()):
        raise TimeOut(match.turn_seat, match.number)


def _append(match: Match, table: Table, seat: int, command_id: str, action: dict[str, Any]) -> _Append:
    if action.get("seat", seat) != seat:
        raise RequestRefused("action.seat", "That is another seat's action.", number=match.number)
    at = timezone.now()
    was = match.turn_seat
    played = _play(table, {**action, "seat": seat})
    row = LoggedAction(match=match, number=match.number + 1, seat=seat, command_id=command_id)
    row.action, row.hash, row.at = played.action, played.hash, at
    row.save()
    match.number, match.touched_at = row.number, at
    match.status, match.ended_at = Match.Status.RUNNING, None
    seats = list(match.seats.order_by("index"))
    _take_note(match, seats, table, played, turn_over=seat == was and action.get("type") == "end_turn", at=at)
    return _Append(match, seats, played, at)


def _play(table: Table, action: dict[str, Any]) -> Played:
    if action.get("type") == UNDO and set(action) != {"seat", "type"}:
        raise RequestRefused("action.field", "An undo has no other fields.", number=table.number)
    try:
        return table.play(action)
    except rules.Refused as refused:
        problem = refused.refusal
        raise RequestRefused(
            problem.code, problem.sentence, problem.clause or None, table.number
        ) from refused


def _take_note(
    match: Match, seats: list[Seat], table: Table, played: Played, *, turn_over: bool, at: datetime
) -> None:
    """Clocks, who left, scores so far, and the end, in the match's own rows."""
    game, action = table.game, played.action
    old = [(each.bank_ms, each.left, each.score) for each in seats]
    if action["type"] == "forfeit":
        seats[action["seat"]].left = True
    for each, score in zip(seats, game.scores(), strict=True):
        each.score = score
    decides = game.decision.seat if game.decision else None
    clocks.moved(match, seats, decides, turn_over, at, conf.number("bot_pause"))
    if game.over:
        endings.finish(match, seats, at)
    match.save(update_fields=CHANGING)
    for each, before in zip(seats, old, strict=True):
        if game.over or before != (each.bank_ms, each.left, each.score):
            each.save()


def _settle(place: Place, appended: _Append) -> None:
    if place.table is not None:
        place.table.settle(appended.played, appended.at)


def freeze(match_id: str, stumble: Stumbled) -> RequestRefused:
    """Halts a match over which the law stumbled: no row is added or lost, and a person can look at it."""
    TABLES.forget(match_id)
    metrics.FROZEN.inc()
    log.error("match frozen", match=match_id, cause=str(stumble), where=_where(stumble))
    with transaction.atomic():
        match = locked(match_id)
        if newly := match.status != Match.Status.FROZEN:
            match.status, match.fault = Match.Status.FROZEN, str(stumble)[:120]
            clocks.stop(match)
            match.save(update_fields=[*CHANGING, "fault"])
    if newly:
        notifications.match_ended(match)
    sentence = "The rules stumbled here, which is our fault. The match is halted and its log is kept."
    return RequestRefused("match.frozen", sentence, number=match.number)


def _where(stumble: Stumbled) -> list[str]:
    """The innermost places of the fault, without messages: those may name tiles that nobody has seen yet."""
    frames = traceback.extract_tb(stumble.__cause__.__traceback__ if stumble.__cause__ else None)
    return [f"{frame.filename.rsplit('/', 1)[-1]}:{frame.lineno} {frame.name}" for frame in frames[-8:]]
