"""A small WebSocket client for load: many sockets in one process, frames read with little work."""

from __future__ import annotations

import asyncio
import base64
import os
import struct
from collections.abc import Callable
from time import monotonic

OnFrame = Callable[["Socket", bytes, float], None]


class Socket(asyncio.Protocol):
    """One client socket. `on_frame(socket, text, when)` is called for every text frame."""

    def __init__(self, host: str, path: str, cookie: str, on_frame: OnFrame) -> None:
        self.on_frame = on_frame
        self.request = request(host, path, cookie)
        self.buffer = bytearray()
        self.upgraded = False
        loop = asyncio.get_running_loop()
        self.ready: asyncio.Future[None] = loop.create_future()
        self.closed: asyncio.Future[str] = loop.create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Send the request to upgrade to a WebSocket."""
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(self.request)

    def connection_lost(self, exc: Exception | None) -> None:
        """Settle the futures `ready` and `closed`."""
        if not self.ready.done():
            self.ready.set_exception(ConnectionError(f"no upgrade: {bytes(self.buffer[:80])!r}"))
        if not self.closed.done():
            self.closed.set_result(str(exc or "closed"))

    def data_received(self, data: bytes) -> None:
        """Take the frames out of the bytes; the time is that of their arrival."""
        when = monotonic()
        self.buffer += data
        if not self.upgraded and not self._take_answer():
            return
        while taken := self._take_frame():
            opcode, payload = taken
            if opcode == 1:
                self.on_frame(self, payload, when)
            elif opcode == 9:
                self._write(10, payload)

    def _take_answer(self) -> bool:
        end = self.buffer.find(b"\r\n\r\n")
        if end < 0:
            return False
        if not self.buffer.startswith(b"HTTP/1.1 101"):
            self.transport.abort()
            return False
        del self.buffer[: end + 4]
        self.upgraded = True
        self.ready.set_result(None)
        return True

    def _take_frame(self) -> tuple[int, bytes] | None:
        buffer = self.buffer
        if len(buffer) < 2:
            return None
        start, length = 2, buffer[1] & 127
        if length >= 126:
            form, start = (">H", 4) if length == 126 else (">Q", 10)
            if len(buffer) < start:
                return None
            (length,) = struct.unpack_from(form, buffer, 2)
        if len(buffer) < start + length:
            return None
        opcode, payload = buffer[0] & 15, bytes(buffer[start : start + length])
        del buffer[: start + length]
        return opcode, payload

    def send(self, text: str) -> None:
        """Send one text message."""
        self._write(1, text.encode())

    def _write(self, opcode: int, payload: bytes) -> None:
        self.transport.write(frame(opcode, payload))


def frame(opcode: int, payload: bytes) -> bytes:
    """Return a frame of a client with at most 64 KiB; opcode 1 is a text."""
    # The mask may be anything; zeros leave the payload as it is and cost nothing.
    length = len(payload)
    size = bytes([128 | length]) if length < 126 else bytes([128 | 126]) + struct.pack(">H", length)
    return bytes([128 | opcode]) + size + bytes(4) + payload


def request(host: str, path: str, cookie: str) -> bytes:
    """Return the request to open a WebSocket."""
    key = base64.b64encode(os.urandom(16)).decode()
    lines = [f"GET {path} HTTP/1.1", f"Host: {host}", "Upgrade: websocket", "Connection: Upgrade"]
    lines += [f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13", f"Origin: http://{host}"]
    return "\r\n".join([*lines, *([f"Cookie: {cookie}"] if cookie else []), "", ""]).encode()


async def connect(port: int, path: str, on_frame: OnFrame, cookie: str = "") -> Socket:
    """Return an upgraded socket to 127.0.0.1:port. ConnectionError when the server refuses."""
    loop = asyncio.get_running_loop()
    host = f"127.0.0.1:{port}"
    _transport, socket = await loop.create_connection(
        lambda: Socket(host, path, cookie, on_frame), "127.0.0.1", port
    )
    await asyncio.wait_for(socket.ready, 90)
    return socket
