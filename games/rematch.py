"""The next match of the same seats: a table in the lobby."""

from __future__ import annotations

from typing import Any

from games import notifications, signals
from games.models import Match
from realtime.refusals import RequestRefused


def rematch_table(match: Match, player: Any) -> str:
    """Return the id of the table that follows the match; the first call makes it. Raises RequestRefused."""
    if match.status not in {Match.Status.OVER, Match.Status.CLOSED} or match.uploaded:
        raise RequestRefused("match.not_over", "This match is not over yet.")
    answers = signals.rematch_wanted.send(sender=Match, match_id=match.public_id, player=player)
    table = next((str(answer) for _, answer in answers if answer), None)
    if table is None:
        raise RequestRefused("match.no_lobby", "There is no table to meet at just now.")
    if table != match.rematch:
        Match.objects.filter(pk=match.pk).update(rematch=table)
        notifications.notify(match.public_id, "status")
    return table
