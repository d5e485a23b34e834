"""Without Redis nobody has another's count of log-ins dropped by changing addresses or names."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from django.core.cache import cache, caches
from django.test import Client

from bench.server import free_port
from config.settings import backends, limits
from lobby.models import Player
from realtime.limits import spend
from web.cache import FailSafeRedisCache

pytestmark = pytest.mark.django_db
TRIES = 10  # of one address in a minute
OTHERS = 5_000  # households that come meanwhile; each is counted once


@pytest.fixture(params=["no Redis", "Redis away"])
def counts(request: Any, settings: Any, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The cache in the memory of this process, in both deployments that use it."""
    monkeypatch.setattr(FailSafeRedisCache, "unavailable_until", 0.0)
    away = f"redis://127.0.0.1:{free_port()}/0" if request.param == "Redis away" else None
    settings.CACHES = backends.caches(away)
    cache.clear()
    yield
    cache.clear()


def log_in() -> str:
    body = {"username": "operator", "password": "wrong"}
    return Client().post("/admin/login/", body).content.decode()


@pytest.mark.usefixtures("counts")
def test_other_addresses_do_not_wipe_the_failures_of_one() -> None:
    Player.objects.create_superuser("operator", "", "a long secret")
    for _ in range(TRIES):
        assert "Too many failed attempts" not in log_in()
    for number in range(OTHERS):
        spend("guest", None, f"2001:db8:0:{number:x}::1")
    assert "Too many failed attempts" in log_in()


@pytest.mark.usefixtures("counts")
def test_long_results_take_no_room_from_the_counts() -> None:
    cache.set("count", 1)
    for number in range(limits.CACHE_RESULTS + 1):
        caches["results"].set(f"chances.{number}", b"x" * 1000)
    assert cache.get("count") == 1
    kept = [
        number for number in range(limits.CACHE_RESULTS + 1) if caches["results"].get(f"chances.{number}")
    ]
    assert limits.CACHE_RESULTS // 2 < len(kept) <= limits.CACHE_RESULTS
