"""The waits between a worker's looks for due tasks."""

from __future__ import annotations

import time

import pytest

from games.scheduler import looks


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """Return a time that a test sets."""
    now = [100.0]
    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    return now


def test_a_loop_looks_less_often_after_a_quiet_minute(clock: list[float]) -> None:
    loop = looks.Looks()
    assert loop.next_in_s(0) == looks.BUSY_S
    clock[0] += looks.BUSY_FOR_S
    assert loop.next_in_s(0) == looks.QUIET_S


def test_a_task_makes_the_loop_look_often_again(clock: list[float]) -> None:
    loop = looks.Looks()
    clock[0] += looks.BUSY_FOR_S
    assert loop.next_in_s(1) == 0
    assert loop.next_in_s(0) == looks.BUSY_S


def test_a_loop_with_a_time_of_its_own_keeps_it(clock: list[float]) -> None:
    loop = looks.Looks(every_s=1.0)
    assert loop.next_in_s(0) == 1.0
    clock[0] += looks.BUSY_FOR_S
    assert loop.next_in_s(0) == 1.0
