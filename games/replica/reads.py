"""Chooses the database that a match's log is read from."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from django.db import DEFAULT_DB_ALIAS, Error, connections

from games import metrics
from games.models import LoggedAction, Match
from games.replica.breaker import BREAKER
from games.replica.router import REPLICA
from realtime.db_threads import error_code

T = TypeVar("T")


def read_history(match: Match, read: Callable[[str], T]) -> T:
    """Return `read(alias)`, rows of the match's log: from the replica if it has all of them, or the primary.

    `match` is as the primary has it. `read` may be called twice, and returns rows, not a query. Raises what
    `read` raises on the primary.
    """
    if not _may_be_read_there(match):
        return read(DEFAULT_DB_ALIAS)
    outcome, found = _from_replica(match, read) if BREAKER.lets_through() else ("left_alone", [])
    metrics.REPLICA_READS.labels(outcome).inc()
    return found[0] if found else read(DEFAULT_DB_ALIAS)


def _from_replica(match: Match, read: Callable[[str], T]) -> tuple[str, list[T]]:
    """Return how the replica took part, and what `read` returned; an empty list if that is not to be used."""
    try:
        found = [read(REPLICA)] if _has_all_of(match) else []
    except Error as error:  # also of a replica whose tables are still those before a migration
        connections[REPLICA].close()
        BREAKER.failed(type(error).__name__, error_code(error))
        return "failed", []
    BREAKER.answered()
    return "answered" if found else "late", found


def _may_be_read_there(match: Match) -> bool:
    """Return whether there is a replica, and a log that does not grow and is not empty. Costs no query."""
    growing = match.status in {Match.Status.WAITING, Match.Status.RUNNING}
    return REPLICA in connections and not growing and bool(match.number) and not match.get_deferred_fields()


def _has_all_of(match: Match) -> bool:
    """Return whether the replica has the match's newest event, and its seats under the names of the primary.

    A name that leaves a match is taken out of its log in the transaction that takes it out of its setup.
    """
    rows = LoggedAction.objects.using(REPLICA).filter(match_id=match.pk, number=match.number)
    found = rows.values_list("match__public_id", "match__setup__seats")
    return list(found) == [(match.public_id, match.setup.get("seats"))]
