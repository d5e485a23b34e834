"""Who is behind a socket: the session of its cookie, looked at again while the socket lives."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from importlib import import_module
from types import SimpleNamespace
from typing import Any

from django.conf import settings
from django.contrib.auth import get_user
from django.http import parse_cookie


@dataclass(frozen=True)
class Person:
    """A player with a session; the session is named by a digest, which may travel between processes."""

    pk: int
    name: str
    session_key: str

    @property
    def session(self) -> str:
        """The digest of the session's key."""
        return digest(self.session_key)


def digest(session_key: str) -> str:
    """What may be told to other processes of a session's key."""
    return hashlib.sha256(session_key.encode()).hexdigest()[:32]


def key_of(scope: dict[str, Any]) -> str | None:
    """The session key in the cookies of a socket's handshake."""
    for name, value in scope["headers"]:
        if name == b"cookie":
            return parse_cookie(value.decode("latin1")).get(settings.SESSION_COOKIE_NAME)
    return None


def person(session_key: str | None) -> Person | None:
    """The player of the session as it stands in the database now; None when it has ended or the player
    is barred.
    """
    if not session_key:
        return None
    if not session_key.isalnum():  # no key that Django gives, and some characters break a database
        return None
    session = import_module(settings.SESSION_ENGINE).SessionStore(session_key)
    user: Any = get_user(SimpleNamespace(session=session))  # type: ignore[arg-type]  # it reads nothing but the session
    if not user.is_authenticated or not user.is_active:
        return None
    return Person(user.pk, str(user), session_key)


def address_of(scope: dict[str, Any]) -> str:
    """The network address a socket came from, as the server (behind a proxy: as the proxy) tells it."""
    client = scope.get("client")
    return str(client[0]) if client else ""
