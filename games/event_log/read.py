"""Reading a match: its game in memory, its events, the actions that count."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from games.event_log.freeze import freeze
from games.game_cache import CACHE, UNDO, EngineError, LiveMatch
from games.models import LoggedAction, Match

T = TypeVar("T")


def read_live(match: Match, look: Callable[[LiveMatch], T]) -> T:
    """Read the live match under its lock. A log that does not replay freezes its match."""
    try:
        with CACHE.lock(match.public_id) as entry:
            return look(entry.up_to(match))
    except EngineError as fault:
        raise freeze(match.public_id, fault) from fault


def encoded_events(match: Match, after: int, limit: int | None = None) -> list[str]:
    """Encoded events after number `after`."""
    end = None if limit is None else after + limit
    return read_live(match, lambda live: live.events[after:end])


def standing_actions(match: Match, number: int) -> list[dict[str, Any]]:
    """The actions that stand after event `number`: an undo takes the one before it away."""
    actions: list[dict[str, Any]] = []
    rows = LoggedAction.objects.filter(match=match, number__lte=number).order_by("number")
    for action in rows.values_list("action", flat=True):
        if action["type"] == UNDO:
            actions.pop()
        else:
            actions.append(action)
    return actions
