"""Sockets that disconnect in the middle, and broadcasts that failed at first."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from autobahn.exception import Disconnected

from config.asgi import application
from lobby.notifications import TOPIC
from lobby.sockets import broadcasts
from lobby.sockets.connection import LobbyConnection
from lobby.sockets.hub import LobbyHub
from realtime import hub
from realtime.refusals import SERVICE_AWAY, RequestRefused
from tests.lobby.browser import Browser
from tests.lobby.client import LobbyClient, in_request_thread
from tests.lobby.test_sockets import Opened

pytestmark = pytest.mark.django_db(transaction=True)


class Leaving:
    """A connection whose client is disconnecting: the server can't send to it any more."""

    def __init__(self) -> None:
        self.connection = LobbyConnection(self.send, None)

    async def send(self, _message: dict[str, Any]) -> None:
        raise Disconnected("Attempt to send on a closed protocol")


async def test_broadcast_continues_when_a_client_disconnects(ann: Browser, opened: Opened) -> None:
    wire = await opened("/ws/lobby/")
    await wire.receive("lobby")
    leaving = [Leaving().connection for _ in range(8)]  # some are served before the one that stays
    LobbyHub.current().connections().update(leaving)
    table = await in_request_thread(ann.opens)
    assert (await wire.receive("table"))["table"]["id"] == table
    assert all(each.closed for each in leaving)
    LobbyHub.current().connections().difference_update(leaving)


@pytest.mark.parametrize("path", ["/ws/lobby/", "/ws/tables/t-none/", "/ws/matches/none/", "/ws/nowhere"])
async def test_client_that_disconnects_during_the_welcome_logs_no_error(ann: Browser, path: str) -> None:
    said = iter(({"type": "websocket.connect"}, {"type": "websocket.disconnect", "code": 1001}))

    async def receive() -> dict[str, Any]:
        return next(said)

    async def send(message: dict[str, Any]) -> None:
        if message["type"] == "websocket.send":
            raise Disconnected("Attempt to send on a closed protocol")

    await application(LobbyClient(path, ann).scope, receive, send)


async def test_failed_broadcast_is_sent_when_the_database_is_back(
    ann: Browser, opened: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(LobbyHub, "tick_s", 0.5)
    wire = await opened("/ws/lobby/")
    await wire.receive("lobby")
    read = broadcasts.lobby_broadcast

    def away(*args: Any) -> Any:
        monkeypatch.setattr(broadcasts, "lobby_broadcast", read)
        raise RequestRefused(SERVICE_AWAY)

    monkeypatch.setattr(broadcasts, "lobby_broadcast", away)
    table = await in_request_thread(ann.opens)
    assert (await wire.receive("table"))["table"]["id"] == table
    assert broadcasts.lobby_broadcast is read


class Layer:
    """A channel layer that was away for a moment."""

    def __init__(self) -> None:
        self.failures = 1

    async def new_channel(self) -> str:
        return "specific"

    async def group_add(self, _group: str, _channel: str) -> None:
        return

    async def receive(self, _channel: str) -> dict[str, Any]:
        self.failures -= 1
        if self.failures >= 0:
            raise ConnectionError
        await asyncio.Event().wait()
        return {}


async def test_notifications_lost_with_the_channel_layer_are_caught_up(
    ann: Browser, opened: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(LobbyHub, "tick_s", 0.5)
    monkeypatch.setattr(hub, "get_channel_layer", Layer)
    wire = await opened("/ws/lobby/")
    await wire.receive("lobby")
    monkeypatch.setattr(TOPIC, "notify_here", lambda message: None)
    table = await in_request_thread(ann.opens)
    async with asyncio.timeout(5):
        while table not in [each["id"] for each in (await wire.receive("lobby"))["tables"]]:
            continue
