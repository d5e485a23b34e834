"""REPLICA_URL adds a second entry to DATABASES beside a PostgreSQL, and nothing anywhere else."""

from __future__ import annotations

from pathlib import Path

import pytest
from django.core.exceptions import ImproperlyConfigured
from django.db import connection, connections, router
from django.test.utils import CaptureQueriesContext

from config.settings import backends
from tests.games.replica.scene import finished, get

PRIMARY, REPLICA = "postgres://a:b@db:5432/c", "postgres://a:b@replica:5432/c"


def test_replica_has_the_settings_of_the_primary_and_a_shorter_wait(tmp_path: Path) -> None:
    both = backends.databases(PRIMARY, REPLICA, tmp_path)
    replica, primary = both["replica"], both["default"]
    assert (replica["HOST"], primary["HOST"]) == ("replica", "db")
    assert replica["TEST"] == {"MIRROR": "default"}
    assert replica["OPTIONS"]["pool"].pop("timeout") < primary["OPTIONS"]["pool"].pop("timeout")
    same = set(primary) - {"HOST", "TEST"}
    assert {name: replica[name] for name in same} == {name: primary[name] for name in same}


def test_replica_behind_a_pooler_has_no_statement_of_a_session(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DATABASE_POOLER", "on")
    replica = backends.databases(PRIMARY, REPLICA, tmp_path)["replica"]
    assert replica["DISABLE_SERVER_SIDE_CURSORS"] is True
    assert "options" not in replica["OPTIONS"]


@pytest.mark.parametrize(
    ("primary", "replica"), [(None, None), (None, REPLICA), (PRIMARY, None), (PRIMARY, "")]
)
def test_without_both_addresses_there_is_one_database(
    primary: str | None, replica: str | None, tmp_path: Path
) -> None:
    assert list(backends.databases(primary, replica, tmp_path)) == ["default"]


def test_address_of_another_kind_of_database_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ImproperlyConfigured, match="REPLICA_URL"):
        backends.databases(PRIMARY, "sqlite:///replica.sqlite3", tmp_path)


def test_no_migration_runs_on_the_replica() -> None:
    assert not router.allow_migrate("replica", "games")
    assert router.allow_migrate("default", "games")


@pytest.mark.django_db(transaction=True)
def test_without_a_replica_a_page_costs_what_it_did(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("games.conf.EVENTS_IN_PAGE", 3)
    assert "replica" not in connections
    match = finished()
    with CaptureQueriesContext(connection) as captured:
        get(match, "events/1")
    assert len(captured) == 2  # the match, and its log
