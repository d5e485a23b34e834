"""Nothing is taken after its time: a command that finds a clock run out lets the clock act first."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from games import metrics, states, writing
from games.models import Match
from games.writing import Taken, TimeOut
from realtime.refusals import RequestRefused


def submit(match_id: str, seat: int, number: int, command_id: str, action: dict[str, Any]) -> Taken:
    """writing.append, and where it finds a clock run out, the clock's own action before the refusal.

    Raises RequestRefused: `clock.out` to the seat that was too late, `match.stale` to any other.
    """
    try:
        with metrics.SUBMIT_TIME.time():
            taken = writing.append(match_id, seat, number, command_id, action)
    except TimeOut as out:
        ring(match_id, out.seat, out.number)
        raise _counted(out.told(seat)) from out
    except RequestRefused as refused:
        _counted(refused)
        raise
    metrics.SUBMITS.labels("again" if taken.again else "taken").inc()
    return taken


def ring(match_id: str, seat: int, number: int) -> None:
    """What the rules of the match say of a seat whose time ran out after event `number`, done once.

    That somebody else has done it meanwhile is no error.
    """
    if Match.objects.only("clock").get(public_id=match_id).clock["out"] == "bot":
        states.hand_to_bot(match_id, seat, number)
        return
    action = {"seat": seat, "type": "forfeit", "by": "clock"}
    with suppress(writing.Overtaken):
        writing.append(match_id, seat, number, writing.house_id("clock", match_id, number), action)


def _counted(refused: RequestRefused) -> RequestRefused:
    metrics.SUBMITS.labels("refused").inc()
    metrics.REFUSALS.labels(refused.refusal.code).inc()
    return refused
