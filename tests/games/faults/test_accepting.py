"""Connections are accepted a few at a time, with pauses in which the open ones are served."""

from __future__ import annotations

import asyncio
from time import monotonic
from typing import Any

import pytest
from twisted.internet.asyncioreactor import AsyncioSelectorReactor
from twisted.internet.task import Clock

from bastide import accepting
from bastide.accepting import AT_ONCE, LONGEST_PAUSE_S, PAUSE_S, Pace, run_timers_by_monotonic_clock
from realtime import db_threads


class Port:
    """A listening port, as far as its pace touches it."""

    def __init__(self, clock: Clock) -> None:
        self.reactor, self.numberAccepts = clock, 100
        self.connected, self.disconnecting = True, False
        self.reading, self.accepted = True, 0

    def doRead(self) -> None:  # noqa: N802 - as Twisted calls it
        self.accepted += self.numberAccepts
        self.numberAccepts += 20

    def stopReading(self) -> None:  # noqa: N802
        self.reading = False

    def startReading(self) -> None:  # noqa: N802
        self.reading = True


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    found = Clock()
    monkeypatch.setattr(accepting, "monotonic", found.seconds)
    return found


def test_few_connections_are_accepted_then_none_for_a_pause(clock: Clock) -> None:
    port = Port(clock)
    pace = Pace(port)
    for times in (1, 2, 3):
        pace.accept()
        assert (port.accepted, port.reading) == (times * AT_ONCE, False)
        clock.advance(PAUSE_S)
        assert port.reading


def test_pause_is_longer_while_the_event_loop_is_busy(clock: Clock) -> None:
    port = Port(clock)
    Pace(port).accept()
    clock.advance(PAUSE_S + 1)  # a turn of the loop took so long
    assert not port.reading
    clock.advance(LONGEST_PAUSE_S)
    assert port.reading


def test_port_that_has_closed_meanwhile_stays_closed(clock: Clock) -> None:
    port = Port(clock)
    Pace(port).accept()
    port.connected = False
    clock.advance(1)
    assert not port.reading


def test_moves_go_first_but_not_for_long(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    port = Port(clock)
    pace = Pace(port)
    monkeypatch.setattr(db_threads, "moves_under_way", lambda: True)
    pace.accept()
    clock.pump([PAUSE_S] * int(LONGEST_PAUSE_S / PAUSE_S))
    assert (port.reading, port.accepted) == (False, AT_ONCE)
    clock.pump([PAUSE_S] * 2)
    assert (port.reading, port.accepted) == (True, AT_ONCE)
    pace.accept()
    clock.advance(PAUSE_S)
    monkeypatch.setattr(db_threads, "moves_under_way", lambda: False)
    clock.advance(PAUSE_S)
    assert port.reading


def test_clock_that_is_set_back_stops_no_timer() -> None:
    loop = asyncio.new_event_loop()
    reactor: Any = AsyncioSelectorReactor(loop)
    run_timers_by_monotonic_clock(reactor)
    due = reactor.callLater(PAUSE_S, lambda: None).getTime()
    assert monotonic() - 1 < due <= monotonic() + PAUSE_S
    reactor.removeAll()
    loop.close()
