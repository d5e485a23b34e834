"""Frames go to the system at once, in order, and what it does not take is left to Twisted."""

from __future__ import annotations

import errno
from typing import Any, cast

import pytest
from twisted.internet.tcp import Connection

from realtime.frames import Bundle, Frame, write


class Line:
    """The system's end of a socket: takes so many bytes, or fails."""

    def __init__(self, room: int = 10_000, error: int = 0) -> None:
        self.room, self.error, self.taken = room, error, b""

    def setblocking(self, _flag: bool) -> None:
        """Never blocks."""

    def fileno(self) -> int:
        return -1

    def send(self, data: bytes) -> int:
        if self.error:
            raise OSError(self.error, "no")
        taken = bytes(data[: self.room])
        if not taken:
            raise OSError(errno.EWOULDBLOCK, "full")
        self.room -= len(taken)
        self.taken += taken
        return len(taken)


class Transport(Connection):
    """An open TCP connection over a line, with no event loop."""

    def __init__(self, line: Line) -> None:
        super().__init__(cast(Any, line), cast(Any, None))
        self.connected = True
        self.watched = 0

    def startWriting(self) -> None:  # noqa: N802 - Twisted's name
        self.watched += 1


class Protocol:
    """What writing needs of autobahn."""

    STATE_OPEN = state = 3

    def __init__(self, line: Line) -> None:
        self.transport, self.send_queue = Transport(line), list[Any]()

    def sendData(self, data: bytes) -> None:  # noqa: N802 - autobahn's name
        self.transport.write(data)  # type: ignore[no-untyped-call]  # Twisted types it in part


def left(protocol: Protocol) -> bytes:
    """Return what waits in this process."""
    return b"".join(protocol.transport._tempDataBuffer)


ONE, TWO = Frame('{"t":"one"}'), Frame('{"t":"two"}')


def test_frames_of_a_bundle_go_out_in_one_write_and_the_socket_is_not_watched() -> None:
    line = Line()
    protocol = Protocol(line)
    write(protocol, Bundle(ONE, TWO))
    assert line.taken == ONE.wire + TWO.wire == b'\x81\x0b{"t":"one"}\x81\x0b{"t":"two"}'
    assert (protocol.transport.watched, left(protocol)) == (0, b"")


def test_what_the_system_does_not_take_follows_and_keeps_its_place() -> None:
    line = Line(room=5)
    protocol = Protocol(line)
    write(protocol, ONE)
    line.room = 10_000
    write(protocol, TWO)  # there is room again, but the rest of the first comes before it
    assert line.taken + left(protocol) == ONE.wire + TWO.wire
    assert len(line.taken) == 5
    assert protocol.transport.watched


@pytest.mark.parametrize("error", [errno.EPIPE, errno.ECONNRESET, errno.EWOULDBLOCK])
def test_socket_that_fails_is_left_to_the_event_loop(error: int) -> None:
    protocol = Protocol(Line(error=error))
    write(protocol, ONE)
    assert left(protocol) == ONE.wire
    assert protocol.transport.watched


def test_socket_that_closes_gets_nothing() -> None:
    line = Line()
    protocol = Protocol(line)
    protocol.state = 2
    write(protocol, ONE)
    assert line.taken + left(protocol) == b""
