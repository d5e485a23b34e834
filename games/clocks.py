"""Clocks of matches, as arithmetic on the columns of a match: nothing here waits or reads the time."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Any

from games.models import Match, Seat
from games.refusals import CLOCK_INVALID, CLOCK_KIND, CLOCK_TIME
from realtime.refusals import RequestRefused
from realtime.timestamps import maybe

KINDS = {"none": (), "move": ("move",), "bank": ("bank", "increment")}
LONGEST = 14 * 86_400_000  # milliseconds
SHORTEST = {"move": 5_000, "bank": 30_000, "increment": 0}
OUTS = ("forfeit", "bot")
# The pause before an action of a bot, by the pace that a player wants: a share of the setting `bot_pause`.
SHARES = {"watch": 1.0, "quick": 0.3, "at_once": 0.0}
# The share of that pause before each further action of the same turn: tile, figure and end are seen apart.
GOES_ON = 1 / 3


def checked(clock: dict[str, Any] | None) -> dict[str, Any]:
    """Return `{"kind", "move"|"bank"+"increment" in ms, "out"}` complete, or raise RequestRefused."""
    given = dict(clock or {})
    kind = given.get("kind", "none")
    if kind not in KINDS:
        raise RequestRefused(CLOCK_KIND, detail="A clock is none, for each move, or a bank of time.")
    out = given.get("out", "forfeit")
    if out not in OUTS:
        raise RequestRefused(CLOCK_INVALID, detail="When time is out the seat forfeits or a bot takes it.")
    return {"kind": kind, **{name: _milliseconds(given, name) for name in KINDS[kind]}, "out": out}


def _milliseconds(given: dict[str, Any], name: str) -> int:
    value = given.get(name)
    if not isinstance(value, int) or isinstance(value, bool) or not SHORTEST[name] <= value <= LONGEST:
        raise RequestRefused(CLOCK_TIME, field=name, least=SHORTEST[name] // 1000, most=LONGEST // 1000)
    return value


def start(match: Match, seats: Sequence[Seat], seat: int | None, now: datetime, bot_pause: float) -> None:
    """Fill the banks and start the first clock."""
    for each in seats:
        each.bank_ms = match.clock["bank"] if match.clock["kind"] == "bank" else None
    _pass_to(match, seats, seat, now, bot_pause)


def advance(
    match: Match, seats: Sequence[Seat], seat: int | None, turn_over: bool, now: datetime, bot_pause: float
) -> None:
    """Charge the last seat and start the clock of `seat`, which decides after a new event.

    `turn_over` if the seat that decided ended its turn.
    """
    if seat == match.turn_seat and not turn_over:
        if match.due_what == "bot":
            _pass_to(match, seats, seat, now, bot_pause * GOES_ON)
        return
    _charge(match, seats, now)
    _pass_to(match, seats, seat, now, bot_pause)


def give_to_bot(match: Match, seats: Sequence[Seat], now: datetime, bot_pause: float) -> None:
    """Let the bot act next that has taken the deciding seat."""
    _pass_to(match, seats, match.turn_seat, now, bot_pause)


def resume(match: Match, seats: Sequence[Seat], seat: int | None, now: datetime, bot_pause: float) -> None:
    """Start the clock of the seat that decides, after `stop`."""
    _pass_to(match, seats, seat, now, bot_pause)


def stop(match: Match) -> None:
    """Stop all clocks."""
    match.turn_seat = match.turn_since = match.due = match.claimed_until = None
    match.due_what = ""


def has_expired(match: Match, now: datetime) -> bool:
    """Return whether the running clock has run out. No clock runs while the match is paused."""
    running = match.status == Match.Status.RUNNING and match.due_what == "clock"
    return running and match.due is not None and match.due <= now


def facts(match: Match, seats: Sequence[Seat], now: datetime) -> dict[str, Any] | None:
    """Return what the clock message of the protocol says; None where nobody's time is taken."""
    if match.clock.get("kind", "none") == "none" or match.status != Match.Status.RUNNING:
        return None
    running = match.due_what == "clock"
    return {
        "seat": match.turn_seat,
        "left": remaining_ms(match, seats, now),
        "running": running,
        "due": maybe(match.due) if running else None,
    }


def remaining_ms(match: Match, seats: Sequence[Seat], now: datetime) -> list[int | None]:
    """Return milliseconds that each seat has at `now`; None for a seat without a clock."""
    return [_remaining_ms(match, each, now) for each in seats]


def _remaining_ms(match: Match, seat: Seat, now: datetime) -> int | None:
    if match.clock.get("kind", "none") == "none" or seat.kind == Seat.Kind.BOT:
        return None
    if seat.index == match.turn_seat and match.due and match.due_what == "clock":
        return max(0, _ms(match.due - now))
    return seat.bank_ms if match.clock["kind"] == "bank" else int(match.clock["move"])


def _charge(match: Match, seats: Sequence[Seat], now: datetime) -> None:
    """Subtract the time used from the bank and add the increment, up to the bank's first value."""
    if match.clock["kind"] != "bank" or match.turn_seat is None or match.turn_since is None:
        return
    seat = seats[match.turn_seat]
    if seat.kind == Seat.Kind.HUMAN and seat.bank_ms is not None:
        rest = max(0, seat.bank_ms - _ms(now - match.turn_since))
        seat.bank_ms = min(match.clock["bank"], rest + match.clock["increment"])


def hasten_bot(match: Match, seats: Sequence[Seat], bot_pause: float) -> None:
    """Bring a bot forward that waits to act, after a player chose a faster pace."""
    if match.due_what == "bot" and match.due and match.turn_since:
        match.due = min(match.due, match.turn_since + _pause(seats, bot_pause))


def _pause(seats: Sequence[Seat], bot_pause: float) -> timedelta:
    """Return the time before a bot acts: as long as the slowest of the players wants it."""
    players = [seat for seat in seats if seat.kind == Seat.Kind.HUMAN and not seat.left]
    share = max((SHARES[seat.bots_pace] for seat in players), default=1.0)
    return timedelta(seconds=bot_pause * share)


def _pass_to(match: Match, seats: Sequence[Seat], seat: int | None, now: datetime, bot_pause: float) -> None:
    stop(match)
    match.turn_seat, match.turn_since = seat, now
    if seat is None:
        return
    if seats[seat].kind == Seat.Kind.BOT:
        match.due, match.due_what = now + _pause(seats, bot_pause), "bot"
    elif match.clock["kind"] != "none":
        given = match.clock["move"] if match.clock["kind"] == "move" else seats[seat].bank_ms
        match.due, match.due_what = now + timedelta(milliseconds=given or 0), "clock"


def _ms(span: timedelta) -> int:
    return round(span.total_seconds() * 1000)
