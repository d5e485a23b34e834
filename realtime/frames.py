"""A message for many sockets: encoded and framed once, then the same bytes to each.

ASGI has a server frame and encode every message for every socket, with a coroutine each. Where the server is
Daphne, its autobahn protocol takes a prepared message at once; anywhere else the message goes the usual way.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

from autobahn.websocket.protocol import PreparedMessage
from daphne.ws_protocol import WebSocketProtocol

Send = Callable[[dict[str, Any]], Awaitable[None]]


class Frame:
    """A text message, ready for any number of sockets."""

    __slots__ = ("prepared", "text")

    def __init__(self, text: str) -> None:
        self.text = text
        self.prepared = PreparedMessage(text.encode(), isBinary=False, applyMask=False, doNotCompress=False)


def protocol_of(send: Send) -> Any:
    """Daphne's end of the socket that this ASGI `send` writes to; None if the server is another."""
    server = send.args[0] if isinstance(send, partial) and send.args else None
    return server if isinstance(server, WebSocketProtocol) else None


def write(protocol: Any, frame: Frame) -> None:
    """Write the frame to an open socket. Does nothing if the socket is closing or closed."""
    if protocol.state == protocol.STATE_OPEN:
        protocol.sendPreparedMessage(frame.prepared)
