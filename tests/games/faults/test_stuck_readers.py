"""Clients that do not read: they cost little memory and are closed soon. Slow readers stay."""

from __future__ import annotations

import json
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bench.guests import Guest
from bench.server import Server
from games.connections.connection import MatchConnection
from games.handlers.hello import welcome
from realtime.connection import WRITE_AHEAD_BYTES
from realtime.frames import Frame
from realtime.refusals import RequestRefused
from tests.games.raw_client import RawClient
from tests.games.test_daphne import get, rss, served
from tools import ROOT

RECORD = ROOT / "tests" / "records" / "games" / "new-everything-six.json"  # the longest: 400 KB of events
STUCK_S = 3


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with served(tmp_path_factory.mktemp("server"), SOCKET_STUCK=str(STUCK_S)) as running:
        yield running


@pytest.fixture(scope="module")
def match(server: Server) -> str:
    """Return a long match to watch."""
    uploaded = Guest(server.address, "Ann").call("POST", "/api/records", json.loads(RECORD.read_text()))
    return str(uploaded["id"])


class Narrow(RawClient):
    """A client whose operating system takes few bytes before its program reads them."""

    def __init__(self, port: int, path: str) -> None:
        connect = socket.create_connection

        def narrow(address: tuple[str, int], timeout: float) -> socket.socket:
            link = socket.socket()
            link.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            link.settimeout(timeout)
            link.connect(address)
            return link

        socket.create_connection = narrow  # type: ignore[assignment]
        try:
            super().__init__(port, path)
        finally:
            socket.create_connection = connect


def open_sockets(server: Server) -> int:
    lines = get(server, "/metrics")[2].splitlines()
    return int(float(next(line.split()[1] for line in lines if line.startswith("bastide_sockets "))))


@pytest.mark.slow
@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="reads /proc")
def test_client_that_sends_and_never_reads_is_closed(server: Server, match: str) -> None:
    with RawClient(server.port, f"/ws/matches/{match}/") as reader, ExitStack() as stack:
        reader.send(t="hello", after=0)
        reader.receive("presence")
        before = rss(server)
        stuck = [stack.enter_context(Narrow(server.port, f"/ws/matches/{match}/")) for _ in range(10)]
        started = time.monotonic()
        while open_sockets(server) > 1:
            assert time.monotonic() - started < STUCK_S + 12
            for each in stuck:
                _say_hello_if_open(each)
            time.sleep(0.5)
        assert rss(server) - before < 10
        reader.send(t="ping", at=1)
        reader.receive("pong")


def _say_hello_if_open(raw: RawClient) -> None:
    try:
        raw.send(t="hello", after=0)
        raw.send(t="ping", at=1)
    except OSError:
        return


@pytest.mark.slow
def test_slow_reader_gets_the_whole_match(server: Server, match: str) -> None:
    with Narrow(server.port, f"/ws/matches/{match}/") as slow:
        slow.send(t="hello", after=0)
        number, said = 0, 0
        while (kind := (message := _read_slowly(slow))["t"]) != "presence":
            said += len(json.dumps(message))
            if kind == "events":
                assert [e["number"] for e in message["events"]] == list(
                    range(number + 1, number + 1 + len(message["events"]))
                )
                number += len(message["events"])
        assert number > 200
        assert said > 3 * WRITE_AHEAD_BYTES


def _read_slowly(raw: RawClient) -> dict[str, Any]:
    """Return the next message, at about 50 KB/s: three times as long for all as a stuck reader may stay."""
    while (frame := raw._taken()) is None:
        raw.buffer += raw.link.recv(2000)
        time.sleep(0.04)
    return dict(json.loads(frame[1]))


class Stuffed:
    """What a connection needs of Daphne's end, with so many bytes unsent."""

    STATE_OPEN = state = 3

    def __init__(self, unsent: int) -> None:
        self.transport = SimpleNamespace(connected=True, dataBuffer=b"x" * unsent, offset=0, _tempDataLen=0)
        self.written: list[bytes] = []

    def sendData(self, wire: bytes) -> None:  # noqa: N802 - autobahn's name
        self.written.append(wire)


def connection(unsent: int) -> tuple[MatchConnection, list[dict[str, Any]]]:
    sent: list[dict[str, Any]] = []

    async def send(message: dict[str, Any]) -> None:
        sent.append(message)

    made = MatchConnection(send, "a-match", None)
    made._protocol = Stuffed(unsent)
    return made, sent


async def test_no_hello_is_answered_on_top_of_an_answer_that_was_not_read() -> None:
    made, _ = connection(WRITE_AHEAD_BYTES + 1)
    with pytest.raises(RequestRefused, match="Too many messages"):
        await welcome(made, 0)


async def test_above_the_stall_no_events_are_sent_and_above_the_most_the_socket_is_closed() -> None:
    made, _ = connection(300_000)
    made.ready = True
    await made.send_events("never sent", 1)
    assert not made.ready
    assert made._protocol.written == [Frame('{"t":"resync"}').wire]
    made, sent = connection(1_100_000)
    await made.send("never sent")
    assert [message["type"] for message in sent] == ["websocket.close"]


class Hoarding(Stuffed):
    """Keeps what is written, as a transport whose client never reads."""

    def sendData(self, wire: bytes) -> None:  # noqa: N802 - autobahn's name
        self.transport.dataBuffer += wire


async def test_bytes_kept_for_a_client_that_never_reads_stay_below_two_mebibytes() -> None:
    made, sent = connection(0)
    made._protocol = Hoarding(0)
    frame, most = Frame("x" * 60_000), 0
    for _ in range(100):  # 6 MB
        await made.send(frame)
        most = max(most, made.unsent())
    assert 1024 * 1024 < most < 1024 * 1024 + 2 * 60_000
    assert [message["type"] for message in sent] == ["websocket.close"]


async def test_reading_a_little_counts_and_talking_does_not(settings: Any) -> None:
    settings.BASTIDE = {**settings.BASTIDE, "socket_stuck_s": 10}
    made, _ = connection(100_000)
    now = time.monotonic()
    assert not made.timed_out(now)
    made._protocol.transport.offset = 10
    assert not made.timed_out(now + 9)
    made.on_message()
    assert not made.timed_out(now + 18)
    made.on_message()
    assert made.timed_out(now + 20)
