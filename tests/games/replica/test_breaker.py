"""A replica that has failed is asked by one read at a time, until one of them is answered."""

from __future__ import annotations

import logging

import pytest

from games.replica import breaker
from games.replica.breaker import LEFT_ALONE_S, Breaker


def test_after_a_failure_one_read_tries_again_and_the_others_wait_for_it(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    now = [0.0]
    monkeypatch.setattr(breaker, "monotonic", lambda: now[0])
    replica = Breaker()
    assert replica.lets_through()
    assert replica.lets_through()
    replica.failed("OperationalError", "57P01")
    assert not replica.lets_through()
    now[0] += LEFT_ALONE_S
    assert [replica.lets_through() for _ in range(3)] == [True, False, False]
    replica.answered()
    assert replica.lets_through()
    replica.answered()  # says nothing more
    said = [str(record.msg) for record in caplog.records]
    assert ["replica unavailable" in said[0], "replica back" in said[1], len(said)] == [True, True, 2]
    assert "57P01" in said[0]
