"""The keys with which this server signs its push messages (VAPID, RFC 8292)."""

from __future__ import annotations

import base64
from functools import lru_cache
from importlib.util import find_spec

from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from django.conf import settings


def make_key() -> str:
    """Return a new private key, as PUSH_KEY names it: 32 bytes in base64url."""
    secret = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return encoded(secret.to_bytes(32, "big"))


@lru_cache(maxsize=4)
def public_key(private: str) -> str:
    """Return the public key of a private one, as browsers want it. Raises ValueError for no key."""
    secret = int.from_bytes(decoded(private), "big")
    point = ec.derive_private_key(secret, ec.SECP256R1()).public_key()
    return encoded(
        point.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)
    )


def push_key() -> str:
    """Return the public key that browsers subscribe with, or "" where this server sends no push messages.

    It sends none without PUSH_KEY, or without the extra `push` of the package.
    """
    return public_key(settings.PUSH_KEY) if settings.PUSH_KEY and find_spec("pywebpush") else ""


def check_point(text: str) -> None:
    """Raise ValueError unless this is a public key that something can be encrypted for."""
    ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(text))


def encoded(data: bytes) -> str:
    """Return base64url without padding."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    """Return the bytes of base64url, with padding or without. Raises ValueError for anything else."""
    text = text.rstrip("=")
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
