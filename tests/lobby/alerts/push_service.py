"""A stand-in push service on this machine, and a browser that can read what arrives there."""

from __future__ import annotations

import base64
import json
import secrets
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import http_ece
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256

from lobby.alerts.keys import decoded, encoded


@dataclass
class PushService:
    """Takes messages, and answers with a status; `slow` seconds late, a header at a time."""

    address: str = ""
    status: int = 201
    slow: float = 0
    taken: list[tuple[str, dict[str, str], bytes]] = field(default_factory=list)

    def messages(self, to: PushBrowser) -> list[dict[str, str]]:
        """Return what has arrived for a browser, decrypted with its keys."""
        path = to.endpoint.removeprefix(self.address)
        return [to.reads(body) for where, _, body in self.taken if where == path]


class PushBrowser:
    """The browser's side of a subscription: its address at the push service and its keys."""

    def __init__(self, service: PushService) -> None:
        self.endpoint = f"{service.address}/send/{secrets.token_hex(8)}"
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = secrets.token_bytes(16)

    @property
    def subscription(self) -> dict[str, Any]:
        """Return what `PushSubscription.toJSON()` would give."""
        point = self._key.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        keys = {"p256dh": encoded(point), "auth": encoded(self._auth)}
        return {"endpoint": self.endpoint, "keys": keys}

    def reads(self, body: bytes) -> dict[str, str]:
        """Return the message in an encrypted body."""
        data = http_ece.decrypt(body, private_key=self._key, auth_secret=self._auth, version="aes128gcm")
        message: dict[str, str] = json.loads(data)
        return message


@contextmanager
def push_service() -> Iterator[PushService]:
    """Start one on a free port."""
    service = PushService()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            service.taken.append((self.path, {k.lower(): v for k, v in self.headers.items()}, body))
            self.send_response(service.status)
            if service.status in {301, 307, 308}:
                self.send_header("Location", f"{service.address}/elsewhere")
            for _ in range(int(service.slow * 10)):
                self.send_header("X-Slow", "x")
                self.flush_headers()
                time.sleep(0.1)
            self.end_headers()

        def log_message(self, *_: Any) -> None:
            pass

        def handle_one_request(self) -> None:
            try:
                super().handle_one_request()
            except OSError:
                self.close_connection = True  # the server has cut the connection

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    service.address = f"http://127.0.0.1:{server.server_port}"
    threading.Thread(target=server.serve_forever, args=(0.01,), daemon=True).start()
    try:
        yield service
    finally:
        server.shutdown()
        server.server_close()


def signed_claims(authorization: str, public_key: str) -> dict[str, Any]:
    """Return the claims of a VAPID header. Raises InvalidSignature unless this key has signed them."""
    parts = dict(part.split("=", 1) for part in authorization.removeprefix("vapid ").split(","))
    assert parts["k"].rstrip("=") == public_key
    head, claims, signature = parts["t"].split(".")
    raw = decoded(signature)
    numbers = (int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(public_key))
    key.verify(encode_dss_signature(*numbers), f"{head}.{claims}".encode(), ec.ECDSA(SHA256()))
    found: dict[str, Any] = json.loads(base64.urlsafe_b64decode(claims + "=="))
    return found
