"""The public part of the lobby, read once for many clients that connect at the same moment."""

from __future__ import annotations

import threading
import time

from lobby.payloads.lobby import PublicLobby, read_public_lobby

LIFETIME_S = 1.0


class LobbySnapshot:
    """A cache of the public lobby. Any thread may use it."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._lobby: PublicLobby | None = None
        self._read_at = 0.0

    def invalidate(self) -> None:
        """Have the next call of `get` read the lobby, because a notification has arrived."""
        self._read_at = 0.0

    def get(self) -> PublicLobby:
        """Return the lobby: at most LIFETIME_S old, and not older than the last notification."""
        with self._lock:
            now = time.monotonic()
            if self._lobby is None or now - self._read_at > LIFETIME_S:
                self._read_at = now  # set first, so that a notification during the read invalidates it
                self._lobby = read_public_lobby()
            return self._lobby


SNAPSHOT = LobbySnapshot()
