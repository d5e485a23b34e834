"""A client for socket tests that run inside this process: sends messages, waits for those a test names."""

from __future__ import annotations

import json
from typing import Any

import msgspec
from channels.testing import WebsocketCommunicator
from django.conf import settings
from django.test import Client

from config.asgi import application
from games.api.sockets import FROM_SERVER

Message = dict[str, Any]
DECODER = msgspec.json.Decoder(FROM_SERVER)  # each message that arrives has one of the declared forms
PATIENCE_S = 20  # for a message on a busy machine; a test that fails waits so long


def cookie(player: Any) -> str:
    """Return the session cookie of a browser in which this player is logged in."""
    client = Client()
    client.force_login(player, backend=settings.AUTHENTICATION_BACKENDS[0])
    return f"{settings.SESSION_COOKIE_NAME}={client.cookies[settings.SESSION_COOKIE_NAME].value}"


class MatchClient:
    """One socket. Use as `async with MatchClient(match_id, cookie) as socket`."""

    def __init__(self, match_id: str, cookie: str | None = None, origin: str = "http://localhost") -> None:
        headers = [(b"origin", origin.encode()), (b"host", b"localhost")]
        if cookie:
            headers.append((b"cookie", cookie.encode()))
        self.socket = WebsocketCommunicator(application, f"/ws/matches/{match_id}/", headers=headers)
        self.received: list[Message] = []
        self.sent: list[Message] = []
        self.watches = cookie is None

    async def __aenter__(self) -> MatchClient:
        accepted, _ = await self.socket.connect(timeout=PATIENCE_S)
        assert accepted
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.socket.disconnect()

    async def send(self, **message: Any) -> None:
        """Send a message."""
        self.sent.append(message)
        await self.socket.send_to(text_data=json.dumps(message))

    async def receive(self, kind: str, **like: Any) -> Message:
        """Return the next message of this kind with these values.

        Messages before it are kept in `received`.
        """
        while True:
            text = await self.socket.receive_from(timeout=PATIENCE_S)
            DECODER.decode(text)
            message: Message = json.loads(text)
            self.received.append(message)
            if message["t"] == kind and all(message.get(key) == value for key, value in like.items()):
                return message

    def acted(self, number: int) -> bool:
        """Return whether the command that became event `number` was sent here."""
        return any(each["t"] == "act" and each["id"] == f"step-{number - 1:04}" for each in self.sent)

    def has(self, kind: str, number: int) -> bool:
        """Return whether a message of this kind about event `number` was received."""
        found = [each for each in self.received if each["t"] == kind]
        if kind == "events":
            return any(event["number"] == number for each in found for event in each["events"])
        return any(each["number"] == number for each in found)

    async def hello(self, after: int = 0) -> Message:
        """Send `hello`; return the welcome."""
        await self.send(t="hello", after=after)
        return await self.receive("welcome")

    async def closed(self) -> int:
        """Return the code with which the server closes; everything before it is dropped."""
        while True:
            output = await self.socket.receive_output(timeout=PATIENCE_S)
            if output["type"] == "websocket.close":
                return int(output["code"])
