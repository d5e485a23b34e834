"""A message for many sockets: encoded and framed once, then the same bytes to each.

ASGI has a server frame and encode every message for every socket, with a coroutine each. Where the server is
Daphne, its autobahn protocol takes a prepared message at once; anywhere else the message goes the usual way.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

from autobahn.exception import Disconnected
from autobahn.websocket.protocol import PreparedMessage
from daphne.ws_protocol import WebSocketProtocol

Send = Callable[[dict[str, Any]], Awaitable[None]]


class Frame:
    """A text message, ready for any number of sockets."""

    __slots__ = ("prepared", "text")

    def __init__(self, text: str) -> None:
        self.text = text
        self.prepared = PreparedMessage(text.encode(), isBinary=False, applyMask=False, doNotCompress=False)


async def hand_over(send: Send, message: dict[str, Any]) -> bool:
    """Whether the socket takes the message. One that went a moment ago does not: the server's own word about
    that is on its way, and whoever tells many must get to the others.
    """
    try:
        await send(message)
    except (Disconnected, OSError):
        return False
    return True


def protocol_of(send: Send) -> Any:
    """Daphne's end of the socket that this ASGI `send` writes to; None where the server is another."""
    server = send.args[0] if isinstance(send, partial) and send.args else None
    return server if isinstance(server, WebSocketProtocol) else None


def write(protocol: Any, frame: Frame) -> None:
    """Hands the frame to an open socket; a socket that closes or is closed gets nothing."""
    if protocol.state == protocol.STATE_OPEN:
        protocol.sendPreparedMessage(frame.prepared)
