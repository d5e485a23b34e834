"""The player behind a socket: found by the session cookie, checked again while the socket is open."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from types import SimpleNamespace
from typing import Any

from django.conf import settings
from django.contrib.auth import get_user
from django.http import parse_cookie

from realtime.refusals import RequestRefused


@dataclass(frozen=True)
class SessionPlayer:
    """A player with a session. Other processes know the session by its digest only."""

    pk: int
    name: str
    session_key: str

    @property
    def session(self) -> str:
        """The digest of the session's key."""
        return digest(self.session_key)


def digest(session_key: str) -> str:
    """Return a digest of a session's key that may be sent to other processes."""
    return hashlib.sha256(session_key.encode()).hexdigest()[:32]


def session_key(scope: dict[str, Any]) -> str | None:
    """Return the session key in the cookies of a socket's handshake."""
    for name, value in scope["headers"]:
        if name == b"cookie":
            cookies, newest = parse_cookie(value.decode("latin1")), settings.SESSION_COOKIE_NAME
            return cookies.get(newest) or cookies.get(settings.OLD_COOKIES.get(newest, ""))
    return None


def player_of_session(session_key: str | None) -> SessionPlayer | None:
    """Return the player of the session from the database.

    None if the session has ended or the player is barred.
    """
    return session_player(user_of_session(session_key), session_key)


def session_player(user: Any, session_key: str | None) -> SessionPlayer | None:
    """Return the player whose row `user_of_session` has found for this key."""
    return SessionPlayer(user.pk, str(user), session_key) if user and session_key else None


def user_of_session(session_key: str | None) -> Any:
    """Return the row of that player, in two statements; None likewise."""
    if not session_key:
        return None
    if not session_key.isalnum():  # no key that Django gives, and some characters break a database
        return None
    session = import_module(settings.SESSION_ENGINE).SessionStore(session_key)
    user: Any = get_user(SimpleNamespace(session=session))  # type: ignore[arg-type]  # it reads nothing but the session
    return user if user.is_authenticated and user.is_active else None


# Other applications say why the session of a player ended, if not by a log-out.
Reason = Callable[[int], RequestRefused | None]
_reasons: list[Reason] = []


def add_reason(reason: Reason) -> None:
    """Have a function asked, with the player's key, why a socket is closed whose session has ended."""
    if reason not in _reasons:
        _reasons.append(reason)


def why_ended(player: SessionPlayer) -> RequestRefused | None:
    """Return what a client is sent before its socket closes, or None. Blocks: reads the database."""
    return next((found for reason in _reasons if (found := reason(player.pk))), None)


def is_valid(player: SessionPlayer) -> bool:
    """Return whether the session is still that of its player."""
    found = player_of_session(player.session_key)
    return found is not None and found.pk == player.pk


def address_of(scope: dict[str, Any]) -> str:
    """Return the network address of a socket, as the server (behind a proxy: as the proxy) reports it."""
    client = scope.get("client")
    return str(client[0]) if client else ""
