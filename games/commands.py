"""Commands: the actions that players, bots and clocks submit to a match.

A command that arrives after the deciding seat's time is refused, and the time-out is applied first.
"""

from __future__ import annotations

import re
from contextlib import suppress
from typing import Any

from games import metrics, refusals
from games.event_log.append import Accepted, Command, append
from games.event_log.errors import ClockExpired, StaleCommand
from games.matches import status
from games.models import Match
from realtime.refusals import RequestRefused
from realtime.tracing import span
from rules.refusals import ACTION_FIELD

# Without a colon, which only `system_command_id` uses: so no player can use up such an id beforehand.
COMMAND_ID = re.compile(r"[0-9A-Za-z_-]{8,64}")


def system_command_id(kind: str, match_id: str, number: int) -> str:
    """Return the command id of the server's own action after event `number`. No player can send it."""
    return f"{kind}:{match_id}:{number}"


def submit_for_player(
    match_id: str, player_pk: int | None, number: int, command_id: str, action: dict[str, Any]
) -> Accepted:
    """Submit an action for the player's own seat; see event_log.append.

    Raises RequestRefused, for a spectator too.
    """
    if not COMMAND_ID.fullmatch(command_id):
        raise RequestRefused(refusals.COMMAND_ID, detail="An id has 8 to 64 letters, digits or hyphens.")
    if action.get("type") == "end_together":
        raise RequestRefused(ACTION_FIELD(detail="To end the game together, send end_together, not act."))
    if "by" in action:
        raise RequestRefused(ACTION_FIELD(detail="Only the server says by whom a player left."))
    return _submit(Command(match_id, number, command_id, action, player=player_pk))


def submit(match_id: str, seat: int, number: int, command_id: str, action: dict[str, Any]) -> Accepted:
    """Submit an action for a seat; the caller has checked who may act for it."""
    return _submit(Command(match_id, number, command_id, action, seat=seat))


def submit_in_advance(match: Match, seat: int, action: dict[str, Any]) -> Accepted:
    """Submit what a player has answered in advance, as the match was when its answers were read.

    Raises RequestRefused: `match.stale` if a move came between, or the player changed the answers.
    """
    return submit_unanswered(match, "answer", seat, action)


def submit_unanswered(match: Match, kind: str, seat: int, action: dict[str, Any]) -> Accepted:
    """Submit an action of the server's own for a seat, unless the match changes first, or `Match.answers`."""
    command_id = system_command_id(kind, match.public_id, match.number)
    return _submit(
        Command(match.public_id, match.number, command_id, action, seat=seat, answers=match.answers or 0)
    )


def _submit(command: Command) -> Accepted:
    """Append an action to the log.

    If the deciding seat's clock has expired, apply the time-out first and refuse the action.

    Raises RequestRefused: `clock.expired` to the seat that was too late, `match.stale` to any other.
    """
    try:
        with metrics.SUBMIT_TIME.time(), span("submit", match=command.match_id, number=command.number):
            accepted = append(command)
    except ClockExpired as expired:
        apply_timeout(command.match_id, expired.seat, expired.number)
        raise _counted(expired.refusal_for_sender()) from expired
    except RequestRefused as refused:
        _counted(refused)
        raise
    metrics.SUBMITS.labels("again" if accepted.again else "taken").inc()
    return accepted


def apply_timeout(match_id: str, seat: int, number: int) -> None:
    """Apply the time-out rule of the match (forfeit, or a bot takes over) to a seat.

    The seat's time ran out after event `number`. Do nothing if another worker did it first.
    """
    if Match.objects.only("clock").get(public_id=match_id).clock["out"] == "bot":
        status.hand_to_bot(match_id, seat, number)
        return
    action = {"seat": seat, "type": "forfeit", "by": "clock"}
    with suppress(StaleCommand):
        append(Command(match_id, number, system_command_id("clock", match_id, number), action, seat=seat))


def _counted(refused: RequestRefused) -> RequestRefused:
    metrics.SUBMITS.labels("refused").inc()
    metrics.REFUSALS.labels(refused.refusal.code).inc()
    return refused
