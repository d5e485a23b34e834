"""A socket for tests, spoken to through the whole application, Origin check and routing included."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Any, TypeVar

import msgspec
from asgiref.sync import sync_to_async
from asgiref.testing import ApplicationCommunicator
from django.db import connection

from config.asgi import application
from games.api.sockets import FROM_SERVER as FROM_MATCH
from lobby.sockets.schema import FROM_LOBBY, FROM_TABLE
from realtime.refusals import RefusedMessage
from tests.lobby.browser import Browser

T = TypeVar("T")
# Each message that arrives has one of the forms that are declared for its socket.
DECODERS = {
    "/ws/lobby": msgspec.json.Decoder(FROM_LOBBY),
    "/ws/tables": msgspec.json.Decoder(FROM_TABLE),
    "/ws/matches": msgspec.json.Decoder(FROM_MATCH),
}


async def in_request_thread(work: Callable[[], T]) -> T:
    """Do something that waits, on the thread of Django's requests."""
    return await sync_to_async(work)()


def close_connection() -> None:
    """Give back the database connection of the thread it is called on."""
    connection.close()


class LobbyClient:
    """A socket of a browser's session; `closed` is the close code once there is one."""

    def __init__(self, path: str, browser: Browser | None = None, origin: str = "http://localhost") -> None:
        path, _, query = path.partition("?")
        cookie = browser.client.cookies.get("sessionid") if browser else None
        headers = [(b"host", b"localhost"), (b"origin", origin.encode())]
        if cookie:
            headers.append((b"cookie", f"sessionid={cookie.value}".encode()))
        self.scope: dict[str, Any] = {
            "type": "websocket", "path": path, "query_string": query.encode(), "headers": headers,
            "client": ["127.0.0.1", 50_000], "subprotocols": [],
        }  # fmt: skip
        self.line: Any = ApplicationCommunicator(application, self.scope)  # type: ignore[no-untyped-call]
        self.closed: int | None = None
        self.decoder = DECODERS.get("/".join(path.split("/")[:3]), msgspec.json.Decoder(RefusedMessage))

    async def open(self) -> LobbyClient:
        """Connect; the socket is accepted first, whatever follows."""
        await self.line.send_input({"type": "websocket.connect"})
        assert (await self.line.receive_output(5))["type"] == "websocket.accept"
        return self

    async def send(self, message: Any) -> None:
        """Send a message, text as it is."""
        text = message if isinstance(message, str) else json.dumps(message)
        await self.line.send_input({"type": "websocket.receive", "text": text})

    async def receive(self, kind: str | None = None, seconds: float = 5) -> dict[str, Any]:
        """Return the next message (of that kind); a close is `{"t": "closed"}`."""
        async with asyncio.timeout(seconds):
            while True:
                raw = await self.line.receive_output(seconds)
                if raw["type"] == "websocket.close":
                    self.closed = raw["code"]
                    return {"t": "closed", "code": raw["code"]}
                self.decoder.decode(raw["text"])
                message: dict[str, Any] = json.loads(raw["text"])
                if kind in {None, message["t"]}:
                    return message

    async def silent(self, seconds: float = 0.8) -> bool:
        """Return whether nothing comes for a while."""
        return bool(await self.line.receive_nothing(seconds, 0.05))

    async def close(self) -> None:
        """Go away."""
        await self.line.send_input({"type": "websocket.disconnect", "code": 1000})
        await self.line.wait(5)
