"""Reading a match: its game in memory, its events, the actions that count."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from games import conf
from games.event_log.freeze import freeze
from games.game_cache import CACHE, CacheEntry, EngineError, LiveMatch, encoded_event, standing
from games.models import LoggedAction, Match
from games.replica.reads import read_history

T = TypeVar("T")


def read_live(match: Match, look: Callable[[LiveMatch], T]) -> T:
    """Read the live match under its lock. A log that does not replay freezes its match."""
    return read_entry(match, lambda entry: look(entry.up_to(match)))


def is_far_behind(match: Match) -> bool:
    """Return whether more than PLAYED_AT_ONCE events of a match have not been played in this process yet."""
    live = CACHE.peek(match.public_id)
    return match.number - (live.number if live else 0) > conf.PLAYED_AT_ONCE


def read_entry(match: Match, look: Callable[[CacheEntry], T]) -> T:
    """Read what the cache has of a match, as `read_live`, but replay only what `look` asks for."""
    try:
        with CACHE.lock(match.public_id) as entry:
            return look(entry)
    except EngineError as fault:
        raise freeze(match.public_id, fault) from fault


def encoded_events(match: Match, after: int, limit: int | None = None) -> list[str]:
    """Return encoded events after number `after`: from memory if all are there, else as the log has them.

    The match is replayed only if some of its rows are of a version that did not store their changes.
    """
    end = None if limit is None else after + limit
    live = CACHE.peek(match.public_id)
    if live is not None and live.number >= match.number and (kept := live.since(after, end)) is not None:
        return kept
    stored = _stored_events(match, after, end)
    if stored is not None:
        return stored
    return read_entry(match, lambda entry: entry.whole(match).since(after, end) or [])


def _stored_events(match: Match, after: int, end: int | None) -> list[str] | None:
    """Return the events of the rows after `after`, or None if a row has no change."""
    last = match.number if end is None else min(end, match.number)
    rows = LoggedAction.objects.filter(match_id=match.pk, number__gt=after, number__lte=last)
    columns = ("number", "action", "at", "change", "hash", "command_id")
    wanted, events = rows.order_by("number").values_list(*columns), []
    for number, action, at, change, view_hash, command_id in read_history(
        match, lambda alias: list(wanted.using(alias))
    ):
        if change is None:
            return None
        events.append(encoded_event(number, action, at, change, view_hash, command_id))
    return events


def first_view(match: Match) -> dict[str, Any]:
    """Return the view before the first event. Its game is set up for that, and not replayed."""
    if (live := CACHE.peek(match.public_id)) is not None:
        return live.first
    return read_entry(match, lambda entry: entry.opened(match).first)


def standing_actions(match: Match, number: int) -> list[dict[str, Any]]:
    """Return the actions that stand after event `number`. An undo removes the one before it."""
    return [action for _, action in numbered_actions(match, number)]


def numbered_actions(match: Match, number: int) -> list[tuple[int, dict[str, Any]]]:
    """Return the actions that stand after event `number`, each with the number of its event."""
    rows = LoggedAction.objects.filter(match_id=match.pk, number__lte=number).order_by("number")
    wanted = rows.values_list("number", "action")
    return standing(read_history(match, lambda alias: list(wanted.using(alias))))
