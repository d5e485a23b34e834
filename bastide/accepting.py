"""Accepts new connections a few at a time with pauses, so that open ones are served in between.

Twisted accepts up to a hundred connections in one turn of the event loop. Each then costs a handshake, so a
hundred people who open a page together would stop everybody else's moves for a good part of a second.
"""

from __future__ import annotations

from time import monotonic
from typing import Any

from daphne.server import Server
from twisted.internet.tcp import Port

from realtime import db_threads

AT_ONCE = 2  # connections
PAUSE_S = 0.002  # between them
LONGEST_PAUSE_S = 0.01  # also that for which moves go first
WAITING = 1024  # connections that the system keeps until they are accepted


def run_timers_by_monotonic_clock(reactor: Any) -> None:
    """Let Twisted's timers go by a clock that nobody sets.

    They go by the time of day. Set back by a minute, it would stop each timer for that minute, among them the
    one that ends a pause: nobody could connect.
    """
    reactor.seconds = monotonic


class PacedServer(Server):  # type: ignore[misc]  # Daphne has no types
    """Daphne, with a pace at which it accepts."""

    def listen_success(self, port: Any) -> None:
        """Pace the port that is open now."""
        super().listen_success(port)
        if isinstance(port, Port):
            port.doRead = Pace(port).accept  # type: ignore[method-assign]


class Pace:
    """The pace of one port.

    While the event loop is busy, the pauses are as long as its turns; while moves are under way, longer, but
    not for long.
    """

    def __init__(self, port: Any) -> None:
        self._port, self._accept = port, port.doRead

    def accept(self) -> None:
        """Accept a few connections, then none for a while."""
        self._port.numberAccepts = AT_ONCE  # doRead lets it grow
        self._accept()
        self._port.stopReading()
        self._port.reactor.callLater(PAUSE_S, self._resume, monotonic() + PAUSE_S)

    def _resume(self, due: float, waited: float = 0.0) -> None:
        late = monotonic() - due
        if db_threads.moves_under_way() and waited < LONGEST_PAUSE_S:
            again = monotonic() + PAUSE_S
            self._port.reactor.callLater(PAUSE_S, self._resume, again, waited + max(late, 0) + PAUSE_S)
        elif late > PAUSE_S:
            self._port.reactor.callLater(min(late, LONGEST_PAUSE_S), self._start)
        else:
            self._start()

    def _start(self) -> None:
        if self._port.connected and not self._port.disconnecting:
            self._port.startReading()
