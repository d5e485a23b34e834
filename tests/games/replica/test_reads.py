"""Logs that no longer grow are read from a replica that has them, and from the primary otherwise."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from django.db import OperationalError, connection, connections
from django.test import Client

from games.event_log.read import encoded_events
from games.models import Match
from games.records import rename_seats
from games.replica import breaker
from games.replica.reads import read_history
from realtime import db_threads
from tests.games import play
from tests.games.replica.scene import Counted, copy_of_the_primary, finished, forget, get, replica

pytestmark = [
    pytest.mark.usefixtures("with_replica"),
    pytest.mark.django_db(transaction=True, databases=["default", "replica"]),
]
on_files = pytest.mark.skipif(connection.vendor != "sqlite", reason="its replica is a copy of the file")
PATHS = ("events?after=2", "events/1", "events/newest", "record", "claims?number=4", "analysis")


@pytest.fixture(autouse=True)
def _short_pages(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr("games.conf.EVENTS_IN_PAGE", 3)
    yield
    forget()


@pytest.mark.parametrize("path", PATHS)
def test_history_of_a_finished_match_is_read_from_the_replica(path: str) -> None:
    match = finished()
    with Counted() as counted:
        found = get(match, path)
    assert counted.of_the_log() == (0, 2)  # one asks whether all of it is there
    assert counted.outcomes == {"answered": 1}
    assert found.content == get(match, path).content


def test_page_costs_the_primary_one_statement_and_the_replica_two() -> None:
    match = finished()
    with Counted() as counted:
        get(match, "events/1")
    assert (len(counted.primary), len(counted.replica)) == (1, 2)
    assert "games_match" in counted.primary[0]  # whether there is such a match


def test_running_match_is_read_from_the_primary_without_asking() -> None:
    match = play.running()
    play.moves(match, 4)
    with Counted() as counted:
        get(match, "events/1")
    assert counted.replica == []
    assert counted.outcomes == {}


@pytest.mark.parametrize("status", [Match.Status.PAUSED, Match.Status.FROZEN])
def test_log_that_rests_is_read_from_the_replica(status: Match.Status) -> None:
    match = finished()
    Match.objects.filter(pk=match.pk).update(status=status)
    with Counted() as counted:
        get(match, "events/1")
    assert counted.of_the_log() == (0, 2)


@on_files
@pytest.mark.parametrize("path", PATHS)
def test_late_replica_is_not_used(path: str, tmp_path: Path) -> None:
    match = play.running()
    play.moves(match, 4)
    file = copy_of_the_primary(tmp_path / "late.sqlite3")
    play.moves(match, 2)
    Match.objects.filter(pk=match.pk).update(status=Match.Status.OVER)
    with replica(NAME=str(file)), Counted() as counted:
        found = get(match, path)
    assert counted.outcomes == {"late": 1}
    assert counted.of_the_log() == (1, 1)
    assert found.content == get(match, path).content


@on_files
def test_replica_that_lacks_the_match_is_not_used(tmp_path: Path) -> None:
    file = copy_of_the_primary(tmp_path / "empty.sqlite3")
    match = finished()
    with replica(NAME=str(file)), Counted() as counted:
        assert len(get(match, "events?after=0").json()["events"]) == match.number
    assert counted.outcomes == {"late": 1}


@on_files
def test_error_of_the_primary_is_raised_and_no_failure_of_the_replica(tmp_path: Path) -> None:
    file = copy_of_the_primary(tmp_path / "empty.sqlite3")
    match, asked = finished(), []

    def read(alias: str) -> None:
        asked.append(alias)
        raise OperationalError(alias)

    with replica(NAME=str(file)), Counted() as counted, pytest.raises(OperationalError, match="default"):
        read_history(match, read)
    assert asked == ["default"]
    assert counted.outcomes == {"late": 1}


@on_files
def test_name_that_has_left_a_match_is_not_read_from_a_late_replica(tmp_path: Path) -> None:
    match = finished()
    file = copy_of_the_primary(tmp_path / "renamed.sqlite3")
    rename_seats(match.public_id, {0: "Somebody"})
    with replica(NAME=str(file)), Counted() as counted:
        found = get(match, "events?after=0")
    assert counted.outcomes == {"late": 1}
    assert found.content == get(match, "events?after=0").content


@on_files
def test_replica_without_the_newest_tables_is_not_used(tmp_path: Path) -> None:
    match = finished()
    (tmp_path / "older.sqlite3").touch()
    with replica(NAME=str(tmp_path / "older.sqlite3")), Counted() as counted:
        assert len(get(match, "events?after=0").json()["events"]) == match.number
    assert counted.outcomes == {"failed": 1}


@on_files
def test_replica_that_is_away_is_left_alone_for_some_seconds(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = finished()
    missing = str(tmp_path / "no folder" / "replica.sqlite3")
    now = [1000.0]
    monkeypatch.setattr(breaker, "monotonic", lambda: now[0])
    with replica(NAME=missing), Counted() as counted:
        for _ in range(3):
            assert len(get(match, "events?after=0").json()["events"]) == match.number
        assert Client().get("/healthz").status_code == 200
        now[0] += breaker.LEFT_ALONE_S
        get(match, "events?after=0")
    assert counted.outcomes == {"failed": 2, "left_alone": 2}
    assert counted.replica == []


def test_stranger_who_may_not_see_a_match_is_refused_by_the_primary() -> None:
    match = finished()
    Match.objects.filter(pk=match.pk).update(listed=False)
    with Counted() as counted:
        assert Client().get(f"/api/matches/{match.public_id}/analysis").status_code == 404
    assert counted.replica == []


async def test_threads_of_the_database_give_the_connection_back() -> None:
    match = await db_threads.run_in_db_thread("test", finished)

    def read() -> bool:
        encoded_events(match, 0)
        return connections["replica"].connection is not None

    def connected() -> bool:
        return connections["replica"].connection is not None

    assert await db_threads.run_in_db_thread("test", read)
    db_threads.close_connections()
    assert not await db_threads.run_in_db_thread("test", connected)
