"""What a process that thinks is asked (`games.bots.thinker`): a match as far as it does not know it yet."""

from __future__ import annotations

from typing import Any

from games.game_cache import UNDO
from games.models import LoggedAction, Match


def question(
    match_id: str, seat: int, number: int, known: int | None, drop: list[str]
) -> dict[str, Any] | None:
    """Return the question for the bot at `seat` after event `number`; None when the match has moved on.

    `known` is the event up to which the process knows the match, None for nothing of it.
    """
    match = Match.objects.get(public_id=match_id)
    match.must_be_known()
    if match.number != number or match.turn_seat != seat:
        return None
    rows = LoggedAction.objects.filter(match=match, number__gt=known or 0, number__lte=number)
    actions = rows.order_by("number").values_list("action", flat=True)
    return {
        "match": match_id,
        "level": match.seats.values_list("bot", flat=True).get(index=seat),
        "opening": _opening(match) if known is None else None,
        "rows": [[action, action["type"] == UNDO] for action in actions],
        "drop": drop,
    }


def _opening(match: Match) -> dict[str, Any]:
    """Return what `games.game_cache.opening` reads, as plain data. It holds the secret seed."""
    return {
        "setup": match.setup,
        "draws": list(match.draws or ()),
        "seed": match.seed or None,
        "salts": match.salts,
        "chance": dict(match.chance or {}),
    }
