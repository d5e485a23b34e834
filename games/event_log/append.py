"""The only way into a log: read the match, bring its game up to date, check, play, write, notify.

Nothing is locked while the action is checked and played. The write compares: it stores nothing if another
writer was first, and then the action is checked anew.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any

import structlog
from django.utils import timezone

import rules
from games import clocks, conf, results
from games.absence import seen
from games.event_log import in_advance
from games.event_log.errors import ClockExpired, StaleCommand, stale
from games.event_log.freeze import freeze
from games.game_cache import CACHE, UNDO, CacheEntry, EngineError, LiveMatch, Played
from games.models import LoggedAction, Match, Replayed, Seat, read_for_move, write_move
from games.notifications import TOPIC, match_ended
from games.refusals import COMMAND_TAKEN, MATCH_FROZEN, MATCH_NOT_RUNNING, MATCH_NOT_SEATED
from games.schemas.clocks import ClockMessage
from realtime.connection import encode
from realtime.refusals import RequestRefused
from rules.refusals import ACTION_FIELD, ACTION_SEAT

log = structlog.get_logger("bastide.games")
READ_ALONG = 10  # rows of the log at most that are read with the match
TRIES = 5  # of a command whose match other writers change meanwhile


@dataclass(frozen=True)
class Command:
    """An action (or `{"type": "undo"}`) for a seat, or for one of the seats that a player holds.

    `number` is the newest event that its sender knows. `answers` is given with what a player has answered in
    advance: the action is stale once the match has other answers (`Match.answers`).
    """

    match_id: str
    number: int
    id: str
    action: dict[str, Any]
    seat: int | None = None
    player: int | None = None
    answers: int | None = None


@dataclass(frozen=True)
class Accepted:
    """The command is event `number`; `again` if it had been accepted before."""

    number: int
    again: bool = False


@dataclass
class _Move:
    """A move in the making: the match and its seats as they are, then as they will be."""

    command: Command
    seat: int
    held: tuple[int, ...]  # the seats that the sender may act for
    match: Match
    seats: list[Seat]
    new: list[Replayed] | None = None  # rows of the log to be replayed here first, if they were read
    answered: bool = False  # whether answers in advance were used or dropped


def append(command: Command) -> Accepted:
    """Play the command's action and add it to the log.

    The same command again gets its first answer. Raises RequestRefused, and then nothing has changed; an
    exception in the rules engine freezes the match and is refused too.
    """
    try:
        with CACHE.lock(command.match_id) as entry:
            for _ in range(TRIES):
                if accepted := _try(entry, command):
                    return accepted
    except EngineError as fault:
        raise freeze(command.match_id, fault) from fault
    raise stale(command.number)


def _try(entry: CacheEntry, command: Command) -> Accepted | None:
    """Play and write the action once. Returns None if another writer was first."""
    match, seats, new = read_for_move(command.match_id, _read_after(entry, command))
    held = _held(command, match, seats)
    move = _Move(command, _seat_among(held, command, match), held, match, seats, new)
    try:
        live, played = _play(entry, move)
    except RequestRefused:
        if first := _first_answer(move):
            return first
        raise
    if played is None:
        return _as_first(move, *live.commands[command.id])
    at, turn_seat = timezone.now(), match.turn_seat
    if not _write(move, live, played, at):
        entry.live = None  # it has played what the log does not hold
        return None
    _notify(move, live, live.publish_event(played, at, command.id), turn_seat)
    if command.player is not None and match.claim_days:
        seen.note(match, [each for each in seats if each.index in held], at)
    return Accepted(match.number)


def _read_after(entry: CacheEntry, command: Command) -> int | None:
    """Return the newest event that was played here, if the sender knows a few more; else None."""
    known = entry.live.number if entry.live is not None else command.number
    return known if 0 < command.number - known <= READ_ALONG else None


def _held(command: Command, match: Match, seats: list[Seat]) -> tuple[int, ...]:
    """Return the seats that the sender may act for; several where persons play at one device.

    Raises RequestRefused for a player without a seat, or whose seats bots have taken.
    """
    if command.seat is not None:
        return (command.seat,)
    human = [seat for seat in seats if seat.player_id is not None and seat.kind == Seat.Kind.HUMAN]
    held = tuple(seat.index for seat in human if seat.player_id == command.player)
    if not held:
        raise RequestRefused(MATCH_NOT_SEATED, number=match.number)
    return held


def _seat_among(held: tuple[int, ...], command: Command, match: Match) -> int:
    """Return the seat that the command is for: the one that the action names, else the one that decides."""
    wanted = command.action.get("seat", match.turn_seat)
    return wanted if wanted in held else held[0]


def _play(entry: CacheEntry, move: _Move) -> tuple[LiveMatch, Played | None]:
    """Check the command and play its action; nothing is played if the log has the command already."""
    match, command = move.match, move.command
    _must_be_open(match, command)
    _must_be_in_time(move)
    live = entry.up_to(match, move.new)
    if command.id in live.commands:
        return live, None
    if command.action.get("seat", move.seat) != move.seat:
        raise RequestRefused(ACTION_SEAT(detail="That is another seat's action."), number=match.number)
    return live, _play_action(live, {**command.action, "seat": move.seat})


def _first_answer(move: _Move) -> Accepted | None:
    """Return the answer to a command that the log has already; it may be sent again at any time."""
    row = LoggedAction.objects.filter(match=move.match, command_id=move.command.id)
    found = row.values_list("number", "seat").first()
    return _as_first(move, *found) if found else None


def _as_first(move: _Move, number: int, seat: int) -> Accepted:
    if seat not in move.held:
        detail = "This id was used for another command."
        raise RequestRefused(COMMAND_TAKEN, detail=detail, number=move.match.number)
    return Accepted(number, again=True)


def _must_be_open(match: Match, command: Command) -> None:
    match.must_be_known()
    if match.status == Match.Status.FROZEN:
        raise StaleCommand(MATCH_FROZEN, number=match.number)
    if not match.playable:
        raise StaleCommand(MATCH_NOT_RUNNING, number=match.number)
    if command.number != match.number or command.answers not in {None, match.answers or 0}:
        raise stale(match.number)


def _must_be_in_time(move: _Move) -> None:
    """Raise ClockExpired if an action other than the clock's own comes after the due moment."""
    match = move.match
    if move.command.action.get("by") == "clock" or match.turn_seat is None:
        return
    if clocks.has_expired(match, timezone.now()):
        raise ClockExpired(match.turn_seat, match.number, move.seat)


def _play_action(live: LiveMatch, action: dict[str, Any]) -> Played:
    if action.get("type") == UNDO and set(action) != {"seat", "type"}:
        raise RequestRefused(ACTION_FIELD(detail="An undo has no other fields."), number=live.number)
    try:
        played = live.play(action)
    except rules.IllegalAction as illegal:
        raise RequestRefused(illegal.refusal, number=live.number) from illegal
    # The game has taken off the marks of listed actions, which a client may send back.
    return played if action.get("type") == UNDO else replace(played, action=live.game.log[-1])


def _write(move: _Move, live: LiveMatch, played: Played, at: datetime) -> bool:
    """Store the new row of the log and what follows from it. Returns False if another writer was first."""
    match = move.match
    status, due_what = match.status, match.due_what
    row = LoggedAction(match_id=match.pk, number=match.number + 1, seat=move.seat, command_id=move.command.id)
    row.action, row.change, row.hash, row.at = played.action, played.change, played.hash, at
    changed = _update_match(move, live, at)
    return write_move(match, changed, row, status, due_what)


def _update_match(move: _Move, live: LiveMatch, at: datetime) -> list[Seat]:
    """Set clocks, forfeits, scores so far, and the end, at the match and its seats.

    Return the seats that have changed.
    """
    match, seats, game, action = move.match, move.seats, live.game, move.command.action
    before = [_kept(seat) for seat in seats]
    turn_over = move.seat == match.turn_seat and action.get("type") == "end_turn"
    match.number, match.touched_at = match.number + 1, at
    match.status, match.ended_at = Match.Status.RUNNING, None
    if action.get("type") == "forfeit":
        seats[move.seat].left = True
        seats[move.seat].absent = action.get("by") == "claim"
    for seat, score in zip(seats, game.scores(), strict=True):
        seat.score = score
    clocks.advance(
        match, seats, game.decision.seat if game.decision else None, turn_over, at, conf.get("bot_pause")
    )
    match.answer_due = None
    if any(seat.answers for seat in seats):
        move.answered = in_advance.advance(match, seats, game, at)
    if game.over:
        results.finish(match, seats, at)
        return seats
    return [seat for seat, old in zip(seats, before, strict=True) if old != _kept(seat)]


def _kept(seat: Seat) -> tuple[Any, ...]:
    """Return what a move may change at a seat."""
    return seat.bank_ms, seat.left, seat.absent, seat.score, seat.answers


def _notify(move: _Move, live: LiveMatch, event: str, turn_seat: int | None) -> None:
    """Notify the hubs of the new event, and other applications of the end.

    The notification has the encoded event and its offers, so that no process must read or play it again.
    """
    match = move.match
    facts = clocks.facts(match, move.seats, timezone.now())
    TOPIC.notify(
        {
            "match": match.public_id,
            "kind": "events",
            "number": match.number,
            "event": event,
            "seat": match.turn_seat,
            **_offers(move, live),
            "clock": encode(ClockMessage(**facts)) if facts else "",
            "turned": match.turn_seat != turn_seat,
            "answers": move.answered,
        }
    )
    if match.status == Match.Status.OVER:
        match_ended(match)


def _offers(move: _Move, live: LiveMatch) -> dict[str, str]:
    """Return the encoded offers.

    Returns nothing if the rules engine fails, because the move is stored already.
    """
    seat = move.match.turn_seat
    human = seat is not None and move.seats[seat].kind == Seat.Kind.HUMAN
    try:
        full, bare = live.offer(listed=human) or ("", "")
    except Exception as error:  # noqa: BLE001 - whatever it is, the move has been accepted
        log.error("offer failed", match=live.public_id, error=type(error).__name__)
        return {}
    return {"full": full, "bare": bare}
