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

from realtime.autobahn_lines import leave_out

leave_out()

Send = Callable[[dict[str, Any]], Awaitable[None]]


class Frame:
    """A text message, ready for any number of sockets."""

    __slots__ = ("prepared", "text")

    def __init__(self, text: str) -> None:
        self.text = text
        self.prepared = PreparedMessage(text.encode(), isBinary=False, applyMask=False, doNotCompress=False)


def protocol_of(send: Send) -> Any:
    """Return Daphne's protocol object behind an ASGI `send`, or None with another server."""
    server = send.args[0] if isinstance(send, partial) and send.args else None
    return server if isinstance(server, WebSocketProtocol) else None


def unsent_bytes(protocol: Any) -> int:
    """Return the number of bytes written to an open socket that the system has not taken yet.

    The client reads slowly or not at all. Twisted keeps these bytes in memory without a limit.
    """
    transport = protocol.transport
    if transport is None or not transport.connected:
        return 0
    return len(transport.dataBuffer) - int(transport.offset) + int(transport._tempDataLen)


def write(protocol: Any, frame: Frame) -> None:
    """Write the frame to an open socket. Does nothing if the socket is closing or closed."""
    if protocol.state == protocol.STATE_OPEN:
        protocol.sendPreparedMessage(frame.prepared)
