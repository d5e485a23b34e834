"""A message for many sockets: encoded and framed once, then the same bytes to each.

ASGI has a server frame and encode every message for every socket, with a coroutine each. Where the server is
Daphne, the bytes go to the socket at once; anywhere else the message goes the usual way.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

from autobahn.websocket.protocol import PreparedMessage
from daphne.ws_protocol import WebSocketProtocol
from twisted.internet.tcp import Connection

from realtime.autobahn_lines import leave_out

leave_out()

Send = Callable[[dict[str, Any]], Awaitable[None]]


class Frame:
    """A text message, ready for any number of sockets. `wire`: its bytes as they are sent."""

    __slots__ = ("text", "wire")

    def __init__(self, text: str) -> None:
        self.text = text
        prepared = PreparedMessage(text.encode(), isBinary=False, applyMask=False, doNotCompress=True)
        self.wire: bytes = prepared.payloadHybi

    @property
    def texts(self) -> tuple[str, ...]:
        """The message, as the only one of a bundle."""
        return (self.text,)


class Bundle:
    """Messages that follow each other: a frame each, written to a socket at once."""

    __slots__ = ("texts", "wire")

    def __init__(self, *frames: Frame) -> None:
        self.texts = tuple(each.text for each in frames)
        self.wire = b"".join(each.wire for each in frames)


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


def write(protocol: Any, message: Frame | Bundle) -> None:
    """Write to an open socket. Does nothing if the socket is closing or closed."""
    if protocol.state != protocol.STATE_OPEN:
        return
    wire = message.wire
    if _may_write_now(protocol):
        wire = wire[_write_now(protocol.transport, wire) :]
    if wire:
        protocol.sendData(wire)


def _may_write_now(protocol: Any) -> bool:
    """Return whether nothing waits to be written, so that further bytes may go out at once."""
    transport = protocol.transport
    return (
        isinstance(transport, Connection)
        and not transport.TLS
        and bool(transport.connected)
        and not (transport.disconnecting or transport._writeDisconnected)
        and not protocol.send_queue
        and not unsent_bytes(protocol)
    )


def _write_now(transport: Any, wire: bytes) -> int:
    """Give the bytes to the system; return how many it took.

    Twisted would have the system watch the socket first, and once more no longer: three calls for one. What
    the system does not take, and a socket that fails, are left to Twisted.
    """
    taken = transport.writeSomeData(wire)
    return taken if isinstance(taken, int) and taken > 0 else 0
