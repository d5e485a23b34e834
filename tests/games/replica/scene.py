"""A match that is over, an entry `replica` of DATABASES, and counts of what the readers did."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from copy import deepcopy
from pathlib import Path
from sqlite3 import connect
from typing import Any

from django.db import connection, connections
from django.test import Client
from prometheus_client import REGISTRY

from games import service
from games.event_log.pages import compressed_page
from games.game_cache import CACHE
from games.models import Match
from games.replica.breaker import BREAKER
from tests.games import play

OUTCOMES = ("answered", "late", "failed", "left_alone")


@contextmanager
def replica(**changes: Any) -> Iterator[None]:
    """Let `replica` of DATABASES be the entry of the primary with these changes, so else its mirror."""
    databases: dict[str, Any] = connections.settings
    before, own = databases.get("replica"), deepcopy(connections["default"].settings_dict)
    databases["replica"] = {**own, "TEST": {**own["TEST"], "MIRROR": "default"}, **changes}
    _begin_anew()
    try:
        yield
    finally:
        _begin_anew()
        del databases["replica"]
        if before is not None:
            databases["replica"] = before


def _begin_anew() -> None:
    """Let the next read connect by the present entry, whatever failed before."""
    BREAKER.answered()
    link: Any = connections["replica"]
    link.close()
    if getattr(link, "pool", None):
        link.close_pool()
    del connections["replica"]


def copy_of_the_primary(file: Path) -> Path:
    """Return a SQLite file with what the primary holds now: a replica that gets nothing more."""
    connection.ensure_connection()
    with connect(file) as copy:
        connection.connection.backup(copy)
    copy.close()
    return file


def finished(moves: int = 6) -> Match:
    """Return a match that is over, not in memory, with so many moves before the last event."""
    match = play.running()
    play.moves(match, moves)
    now = play.fresh(match)
    service.submit(match.public_id, 1, now.number, play.command(), {"type": "forfeit"})
    forget()
    return play.fresh(match)


def forget() -> None:
    """Read games and pages from the database the next time."""
    CACHE.forget()
    compressed_page.cache_clear()


def get(match: Match, path: str) -> Any:
    """Return the answer to a stranger's call about the match, which nobody has read before."""
    forget()
    answer = Client().get(f"/api/matches/{match.public_id}/{path}")
    assert answer.status_code == 200
    return answer


class Counted:
    """Statements at both databases, and reads by outcome, in a `with`."""

    def __enter__(self) -> Counted:
        self._before = {why: _reads(why) for why in OUTCOMES}
        self.primary: list[str] = []
        self.replica: list[str] = []
        self._stack = ExitStack()
        for alias, kept in (("default", self.primary), ("replica", self.replica)):
            self._stack.enter_context(connections[alias].execute_wrapper(_keeping(kept)))
        return self

    def __exit__(self, *args: object) -> None:
        self._stack.close()
        self.outcomes = {why: n for why in OUTCOMES if (n := _reads(why) - self._before[why])}

    def of_the_log(self) -> tuple[int, int]:
        """Return how many statements at the primary and at the replica read the log."""
        found = [sum("games_loggedaction" in sql for sql in each) for each in (self.primary, self.replica)]
        return found[0], found[1]


def _keeping(kept: list[str]) -> Callable[..., Any]:
    def wrapper(execute: Callable[..., Any], sql: str, *args: Any) -> Any:
        if "games_" in sql:  # what a new connection asks about its database is left out
            kept.append(sql)
        return execute(sql, *args)

    return wrapper


def _reads(outcome: str) -> float:
    return REGISTRY.get_sample_value("bastide_replica_reads_total", {"outcome": outcome}) or 0.0
