"""A WebSocket client that may misbehave: it sends any frame and reads only when a test asks it to."""

from __future__ import annotations

import base64
import json
import os
import socket
import struct
import time
from typing import Any

Message = dict[str, Any]
TEXT, BINARY, CLOSE = 1, 2, 8


class RawClient:
    """A socket at `path` of a server on this machine. `status` is what the handshake was answered with."""

    def __init__(self, port: int, path: str, cookie: str = "", origin: str | None = "") -> None:
        self.link = socket.create_connection(("127.0.0.1", port), 10)
        host = f"127.0.0.1:{port}"
        lines = [f"GET {path} HTTP/1.1", f"Host: {host}", "Upgrade: websocket", "Connection: Upgrade"]
        lines += [
            f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}",
            "Sec-WebSocket-Version: 13",
        ]
        lines += [] if origin is None else [f"Origin: {origin or f'http://{host}'}"]
        lines += [f"Cookie: {cookie}"] if cookie else []
        self.link.sendall("\r\n".join([*lines, "", ""]).encode())
        self.buffer = bytearray()
        self.status = self._answer()

    def __enter__(self) -> RawClient:
        return self

    def __exit__(self, *_: object) -> None:
        self.link.close()

    def _answer(self) -> int:
        while b"\r\n\r\n" not in self.buffer:
            self._more()
        head, _, rest = bytes(self.buffer).partition(b"\r\n\r\n")
        self.buffer = bytearray(rest)
        return int(head.split()[1])

    def _more(self) -> None:
        data = self.link.recv(65536)
        if not data:
            raise ConnectionError("the server hung up without a word")
        self.buffer += data

    def frame(self, opcode: int, payload: bytes) -> None:
        """Send one frame, whatever is in it."""
        size = len(payload)
        if size < 126:
            head = bytes([128 | opcode, 128 | size])
        elif size < 65536:
            head = bytes([128 | opcode, 254]) + struct.pack(">H", size)
        else:
            head = bytes([128 | opcode, 255]) + struct.pack(">Q", size)
        self.link.sendall(head + bytes(4) + payload)

    def text(self, text: str) -> None:
        """Send a text."""
        self.frame(TEXT, text.encode())

    def send(self, **message: Any) -> None:
        """Send a message."""
        self.text(json.dumps(message))

    def next(self, seconds: float = 10) -> tuple[int, bytes]:
        """Return the next frame: (opcode, payload)."""
        deadline = time.monotonic() + seconds
        while (frame := self._taken()) is None:
            self.link.settimeout(max(0.01, deadline - time.monotonic()))
            self._more()
        return frame

    def _taken(self) -> tuple[int, bytes] | None:
        buffer = self.buffer
        if len(buffer) < 2:
            return None
        start, size = 2, buffer[1] & 127
        if size >= 126:
            start = 4 if size == 126 else 10
            if len(buffer) < start:
                return None
            size = int.from_bytes(buffer[2:start], "big")
        if len(buffer) < start + size:
            return None
        frame = buffer[0] & 15, bytes(buffer[start : start + size])
        del buffer[: start + size]
        return frame

    def receive(self, kind: str, seconds: float = 10) -> Message:
        """Return the next message of this kind."""
        while True:
            opcode, payload = self.next(seconds)
            assert opcode != CLOSE, f"closed with {struct.unpack('>H', payload[:2])} instead of {kind}"
            if opcode == TEXT and (message := json.loads(payload))["t"] == kind:
                return dict(message)

    def closed(self, seconds: float = 10) -> tuple[int, list[Message]]:
        """Return the code with which the server closes, and the messages before it."""
        said: list[Message] = []
        while True:
            opcode, payload = self.next(seconds)
            if opcode == CLOSE:
                return struct.unpack(">H", payload[:2])[0], said
            if opcode == TEXT:
                said.append(json.loads(payload))
