"""The next match of the same seats: a table in the lobby."""

from __future__ import annotations

from typing import Any

from games import notifications, signals
from games.models import Match
from games.refusals import MATCH_NO_LOBBY, MATCH_NOT_OVER
from realtime.refusals import RequestRefused


def rematch_table(match: Match, player: Any, address: str = "") -> str:
    """Return the id of the table that follows the match; the first call makes it. Raises RequestRefused.

    `address` is the player's network address, for the limits of tables and seats.
    """
    if match.status not in {Match.Status.OVER, Match.Status.PAUSED} or match.uploaded:
        raise RequestRefused(MATCH_NOT_OVER)
    answers = signals.rematch_wanted.send(
        sender=Match, match_id=match.public_id, player=player, address=address
    )
    table = next((str(answer) for _, answer in answers if answer), None)
    if table is None:
        raise RequestRefused(MATCH_NO_LOBBY)
    if table != match.rematch:
        Match.objects.filter(pk=match.pk).update(rematch=table)
        notifications.notify(match.public_id, "status")
    return table
