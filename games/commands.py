"""Commands: the actions that players, bots and clocks submit to a match.

A command that arrives after the deciding seat's time is refused, and the time-out is applied first.
"""

from __future__ import annotations

import re
from contextlib import suppress
from typing import Any

from games import metrics
from games.event_log.append import Accepted, append
from games.event_log.errors import ClockExpired, StaleCommand
from games.matches import status
from games.models import Match, seat_of
from realtime.refusals import RequestRefused

# Without a colon, which only `system_command_id` uses: so no player can use up such an id beforehand.
COMMAND_ID = re.compile(r"[0-9A-Za-z_-]{8,64}")


def system_command_id(kind: str, match_id: str, number: int) -> str:
    """The command id of what the server itself does after event `number`: one that no player can send."""
    return f"{kind}:{match_id}:{number}"


def submit_for_player(
    match_id: str, player_pk: int | None, number: int, command_id: str, action: dict[str, Any]
) -> Accepted:
    """Submit an action for the player's own seat; see event_log.append. Raises RequestRefused, for a
    spectator too.
    """
    match = Match.objects.filter(public_id=match_id).only("pk", "number").first()
    if match is None:
        raise RequestRefused("match.unknown", "There is no such match.")
    seat = seat_of(match, player_pk)
    if seat is None:
        raise RequestRefused(
            "match.not_seated", "You are watching this match, not playing it.", number=match.number
        )
    if not COMMAND_ID.fullmatch(command_id):
        raise RequestRefused(
            "command.id", "The id of a command is 8 to 64 letters, digits or hyphens.", number=match.number
        )
    if "by" in action:
        raise RequestRefused("action.field", "Only the clock acts for a player.", number=match.number)
    return submit(match_id, seat, number, command_id, action)


def submit(match_id: str, seat: int, number: int, command_id: str, action: dict[str, Any]) -> Accepted:
    """Append an action to the log. If the deciding seat's clock has expired, apply the time-out first and
    refuse the action.

    Raises RequestRefused: `clock.out` to the seat that was too late, `match.stale` to any other.
    """
    try:
        with metrics.SUBMIT_TIME.time():
            accepted = append(match_id, seat, number, command_id, action)
    except ClockExpired as expired:
        apply_timeout(match_id, expired.seat, expired.number)
        raise _counted(expired.for_seat(seat)) from expired
    except RequestRefused as refused:
        _counted(refused)
        raise
    metrics.SUBMITS.labels("again" if accepted.again else "taken").inc()
    return accepted


def apply_timeout(match_id: str, seat: int, number: int) -> None:
    """Apply the time-out rule of the match (forfeit, or a bot takes over) to a seat whose time ran out after
    event `number`. Does nothing if another worker did it first.
    """
    if Match.objects.only("clock").get(public_id=match_id).clock["out"] == "bot":
        status.hand_to_bot(match_id, seat, number)
        return
    action = {"seat": seat, "type": "forfeit", "by": "clock"}
    with suppress(StaleCommand):
        append(match_id, seat, number, system_command_id("clock", match_id, number), action)


def _counted(refused: RequestRefused) -> RequestRefused:
    metrics.SUBMITS.labels("refused").inc()
    metrics.REFUSALS.labels(refused.refusal.code).inc()
    return refused
