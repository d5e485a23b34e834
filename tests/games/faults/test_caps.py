"""Sockets of one player or address are counted once for all web processes, also after one was killed."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any

import pytest
from django.core.cache import cache

from realtime import caps
from realtime.notifications import PROCESS
from realtime.refusals import RequestRefused


@pytest.fixture(autouse=True)
def few(settings: Any) -> Iterator[None]:
    settings.BASTIDE = {**settings.BASTIDE, "sockets_per_player": 4, "sockets_per_address": 6}
    cache.clear()
    caps._listed = (0.0, [])
    yield
    cache.clear()
    caps._listed = (0.0, [])
    caps._published.clear()
    caps._ending = False


def another_process_has(count: int, what: str, until: float = 60) -> None:
    """As if another process had so many sockets open and had stored that."""
    cache.set(caps.PROCESSES, {"another": time.time() + until})
    cache.set(caps._key("another", what), count)


def test_sockets_at_another_process_count() -> None:
    another_process_has(3, "player.7")
    others = caps.elsewhere(7, "192.0.2.1")
    with caps.reserve(7, "192.0.2.1", others), pytest.raises(RequestRefused), caps.reserve(7, "", others):
        pass
    with caps.reserve(8, "192.0.2.1", caps.elsewhere(8, "192.0.2.1")):
        pass


def test_process_stores_its_counts_and_removes_them() -> None:
    with caps.reserve(7, "192.0.2.1"), caps.reserve(7, "192.0.2.1"):
        caps.publish()
        assert cache.get(caps._key(PROCESS, "player.7")) == 2
        assert caps.elsewhere(7, "192.0.2.1") == {}, "its own sockets are no others"
    caps.publish()
    assert cache.get(caps._key(PROCESS, "player.7")) == 0


def test_no_count_outlives_a_killed_process() -> None:
    another_process_has(9, "player.7", until=-1)
    caps.publish()
    assert caps.elsewhere(7, "192.0.2.1") == {}


def test_small_counts_cost_no_message(settings: Any) -> None:
    settings.BASTIDE = {**settings.BASTIDE, "sockets_per_player": 16, "sockets_per_address": 128}
    with caps.reserve(7, "192.0.2.1"):
        caps.publish()
    assert cache.get(caps._key(PROCESS, "player.7")) is None


def test_no_address_is_stored() -> None:
    assert not any("192.0.2.1" in what for what in caps.caps_of(7, "192.0.2.1"))


def test_a_process_that_ends_takes_its_counts_back_for_good(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its sockets come to another process, which refused those of an address with many for half a minute."""
    with caps.reserve(7, "192.0.2.1"), caps.reserve(7, "192.0.2.1"):
        caps.publish()
        caps.withdraw()
        caps.publish()  # a tick of the hub meanwhile
        monkeypatch.setattr(caps, "PROCESS", "another")
        assert caps.elsewhere(7, "192.0.2.1") == {}
