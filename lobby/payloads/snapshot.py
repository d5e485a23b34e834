"""The public part of the lobby, read once for all who ask within a moment, over HTTP or a socket."""

from __future__ import annotations

import threading
import time
from dataclasses import replace

from django.db import connection

from lobby import notifications, players
from lobby.payloads.public_lobby import PublicLobby, read_public_lobby

LIFETIME_S = 1.0


class LobbySnapshot:
    """A cache of the public lobby. Any thread may use it."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._lobby: PublicLobby | None = None
        self._read_at = 0.0
        self._marks = notifications.Marks(None, None)

    def invalidate(self) -> None:
        """Have the next call of `get` read the lobby, because a notification has arrived."""
        self._read_at = 0.0

    def get(self) -> PublicLobby:
        """Return the lobby: at most LIFETIME_S old, and not older than the last change of what it shows."""
        if connection.in_atomic_block:  # it sees what is not committed, and may be rolled back
            return read_public_lobby()
        with self._lock:
            return self._get(notifications.marks())

    def _get(self, marks: notifications.Marks) -> PublicLobby:
        now, before = time.monotonic(), self._marks
        if self._lobby is None or now - self._read_at > LIFETIME_S or marks.lists != before.lists:
            # Set first, so that a notification during the read invalidates it.
            self._read_at, self._marks = now, marks
            self._lobby = read_public_lobby()
        elif marks.online != before.online:
            self._lobby = replace(self._lobby, online=players.online_count())
            self._marks = marks
        return self._lobby


SNAPSHOT = LobbySnapshot()
