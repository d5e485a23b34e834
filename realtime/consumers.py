"""The start and the early end of a socket: accepted first, because a refused handshake gives no reason."""

from __future__ import annotations

from typing import Any

from realtime.connection import UNKNOWN, Receive, deliver, encode
from realtime.frames import Send
from realtime.refusals import SOCKET_UNKNOWN, RefusalSchema, RefusedMessage, RequestRefused


async def accept(receive: Receive, send: Send) -> None:
    """Accept the socket before anything is checked: browsers do not say why a socket was not accepted."""
    await receive()
    await send({"type": "websocket.accept"})


def refused_message(refused: RequestRefused, message_id: str | None = None) -> RefusedMessage:
    """Return the `refused` message of the protocol.

    `message_id` is the id of the client's message, if any.
    """
    shared = {name: getattr(refused.refusal, name) for name in RefusalSchema.__struct_fields__}
    return RefusedMessage(id=message_id, **shared)


async def refuse(send: Send, refused: RequestRefused, code: int) -> None:
    """Say why the socket cannot stay open, then close it with `code`."""
    await deliver(send, {"type": "websocket.send", "text": encode(refused_message(refused))})
    await deliver(send, {"type": "websocket.close", "code": code})


async def unknown_socket(scope: dict[str, Any], receive: Receive, send: Send) -> None:
    """Refuse a socket at an address without a consumer, then close it."""
    await accept(receive, send)
    await refuse(send, RequestRefused(SOCKET_UNKNOWN), UNKNOWN)
