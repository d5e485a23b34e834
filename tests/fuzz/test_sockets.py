"""No message breaks a socket: each is answered, or the socket closes with a code of the protocol."""

from __future__ import annotations

import asyncio
import gc
import json
import os
import tracemalloc
from itertools import islice
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from games.connections.connection import MatchConnection
from games.handlers import handle_message
from games.hub import MatchHub
from games.models import Match
from lobby.sockets import handlers as lobby_handlers
from lobby.sockets.connection import LobbyConnection
from realtime.sessions import SessionPlayer
from tests.fuzz.messages import Messages
from tests.games import play
from tests.games.client import cookie

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.slow]
CODES = {4000, 4001, 4003, 4004, 4008, 4029}
BROADCASTS = {"events", "offer", "presence", "status", "chat", "clock", "resync"}  # may come in between
MANY, GROWTH_BYTES = int(os.environ.get("FUZZ_MESSAGES", "1000")), 512 * 1024
QUIET = {
    "seen",
    "chat",
    "pace",
    "end_together",
    "answer",
}  # without an answer; a line of chat has its broadcast
bounded = settings(
    max_examples=40,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)


class Sent:
    """Where a connection sends to: counts, and keeps the newest messages and the code of the close."""

    def __init__(self) -> None:
        self.count, self.code = 0, 0
        self.newest: dict[str, Any] = {}

    async def __call__(self, message: dict[str, Any]) -> None:
        self.count += 1
        if message["type"] == "websocket.close":
            self.code = message["code"]
        else:
            self.newest = json.loads(message["text"])


@pytest.fixture
def match() -> Match:
    return play.running()


@pytest.fixture
def player(match: Match) -> SessionPlayer:
    found = match.seats.get(index=0).player
    assert found is not None
    return SessionPlayer(found.pk, found.name, cookie(found).split("=")[1])


def _texts(seed: int, count: int) -> list[str | None]:
    """Return messages as a connection gets them: None for bytes. What cuts a line never comes so far."""
    made = Messages(Random(seed))
    found = (each for each in iter(made.next, None) if not each.cuts)
    return [each.data if isinstance(each.data, str) else None for each in islice(found, count)]


async def _send_all(connection: Any, handle: Any, sent: Sent, texts: list[str | None]) -> None:
    for text in texts:
        connection.bucket.burst, connection.bucket._tokens = 1000.0, 1000.0  # the rate is another test's
        before = sent.count
        await handle(connection, text)
        assert not connection.closed or sent.code in CODES
        if connection.closed:
            return
        quiet = text is not None and any(f'"{kind}"' in text for kind in QUIET)
        assert sent.count > before or quiet, text


@bounded
@given(seed=st.integers(0, 2**32), seated=st.booleans())
def test_no_message_breaks_a_socket_of_a_match(
    match: Match, player: SessionPlayer, seed: int, seated: bool
) -> None:
    async def talk() -> None:
        sent = Sent()
        connection = MatchConnection(sent, match.public_id, player if seated else None)
        MatchHub.current().join(connection)
        await _send_all(connection, handle_message, sent, _texts(seed, 12))
        if not connection.closed:
            connection.hellos.burst = connection.hellos._tokens = 100.0
            await handle_message(connection, '{"t":"ping","at":1}')
            assert sent.newest["t"] in {"pong", *BROADCASTS}
        connection.closed = True
        MatchHub.current().leave(connection)

    asyncio.run(talk())


@bounded
@given(seed=st.integers(0, 2**32))
def test_no_message_breaks_a_socket_of_the_lobby(seed: int) -> None:
    async def talk() -> None:
        sent = Sent()
        await _send_all(LobbyConnection(sent, None), lobby_handlers.handle_message, sent, _texts(seed, 12))

    asyncio.run(talk())


def test_memory_does_not_grow_over_many_messages(match: Match, player: SessionPlayer) -> None:
    async def talk() -> int:
        sent = Sent()
        connection = MatchConnection(sent, match.public_id, player)
        MatchHub.current().join(connection)
        await _send_all(connection, handle_message, sent, _texts(1, MANY // 8))
        texts = _texts(2, MANY)
        tracemalloc.start()
        before = tracemalloc.get_traced_memory()[0]
        await _send_all(connection, handle_message, sent, texts)
        gc.collect()
        grown = tracemalloc.get_traced_memory()[0] - before
        tracemalloc.stop()
        assert not connection.closed
        MatchHub.current().leave(connection)
        return grown

    assert asyncio.run(talk()) < GROWTH_BYTES
