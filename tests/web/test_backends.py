"""Stores that go away and come back: Redis is missed by nobody, PostgreSQL only while it is away."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from django.core.cache import cache
from django.db import connection
from django.test import Client
from psycopg_pool.base import AttemptWithBackoff

from bench.server import free_port
from config.settings import backends
from tests.faults.server import ask
from web.cache import FailSafeRedisCache

SOON_S = 3  # longest pause between two tries to reach a database that was away


@pytest.fixture
def no_redis(settings: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """The cache of a deployment whose Redis does not answer."""
    monkeypatch.setattr(FailSafeRedisCache, "unavailable_until", 0.0)
    settings.CACHES = backends.caches(f"redis://127.0.0.1:{free_port()}/0")
    cache.clear()


@pytest.mark.usefixtures("no_redis")
def test_cache_without_redis_is_that_of_the_process_so_limits_hold() -> None:
    assert cache.get("limit", "unknown") == "unknown"
    for _ in range(2):  # asked in vain, and not asked at all
        cache.set("limit", 1)
        assert cache.get("limit") == 1
        assert cache.add("lock", True)
        assert not cache.add("lock", True)
        assert cache.delete("lock")
    assert FailSafeRedisCache.unavailable_until > 0


@pytest.mark.usefixtures("no_redis")
@pytest.mark.django_db(transaction=True)
@pytest.mark.parametrize("path", ["/api/lobby", "/api/matches", "/api/me", "/_allauth/browser/v1/config"])
def test_requests_are_answered_without_redis(path: str) -> None:
    assert Client().get(path).status_code == 200


@pytest.mark.usefixtures("no_redis")
@pytest.mark.django_db(transaction=True)
def test_log_in_is_answered_without_redis() -> None:
    body = {"username": "nobody", "password": "nothing of the kind"}
    answer = Client().post("/_allauth/browser/v1/auth/login", body, "application/json")
    assert answer.status_code == 400


@pytest.mark.redis
def test_cache_with_redis_returns_stored_values(settings: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(FailSafeRedisCache, "unavailable_until", 0.0)
    settings.CACHES = backends.caches(os.environ["REDIS_URL"])
    cache.delete("test.lock")
    assert cache.add("test.lock", True, 60)
    assert not cache.add("test.lock", True, 60)
    assert cache.get("test.lock") is True
    assert cache.delete("test.lock")


def test_times_of_the_connection_are_settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def times() -> list[int]:
        options = backends.database("postgres://nobody@127.0.0.1/none", tmp_path)["OPTIONS"]
        kept_alive = [options[f"keepalives_{what}"] for what in ("idle", "interval", "count")]
        return [options["tcp_user_timeout"], *kept_alive]

    assert times() == [5000, 5, 2, 3]
    monkeypatch.setenv("DATABASE_UNACKNOWLEDGED", "7.5")
    for number, what in enumerate(("IDLE", "INTERVAL", "COUNT")):
        monkeypatch.setenv(f"DATABASE_KEEPALIVE_{what}", str(20 + number))
    assert times() == [7500, 20, 21, 22]


def test_pool_that_cannot_connect_soon_begins_anew(tmp_path: Path) -> None:
    pool = backends.database("postgres://nobody@127.0.0.1/none", tmp_path)["OPTIONS"]["pool"]
    attempt, now, delays = AttemptWithBackoff(timeout=pool["reconnect_timeout"]), 100.0, []
    while not attempt.time_to_give_up(now):
        attempt.update_delay(now)
        now += attempt.delay
        delays.append(attempt.delay)
    assert max(delays) <= SOON_S


@pytest.mark.postgres
@pytest.mark.django_db(transaction=True)
def test_requests_succeed_after_a_restart_of_postgresql() -> None:
    connection.close()
    own_pool: Any = connection
    own_pool.close_pool()  # threads of earlier tests may hold connections of the pool until now
    client = Client()
    assert client.get("/api/matches").status_code == 200
    name = connection.settings_dict["NAME"]
    connection.close()  # back to the pool, as after a request
    pool: Any = getattr(connection, "pool")  # noqa: B009 - only this backend has one
    for each in [pool.getconn() for _ in range(12)]:  # as after a busy hour
        pool.putconn(each)
    own = "datname = current_database() AND pid <> pg_backend_pid()"
    tests = urlsplit(os.environ["DATABASE_URL"])._replace(path=f"/{name}").geturl()
    ask(tests, f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {own}")  # noqa: S608
    assert client.get("/api/matches").status_code == 200
