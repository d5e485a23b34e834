"""One open socket of the lobby or of a table."""

from __future__ import annotations

from django.conf import settings

from lobby.models import Player
from realtime.connection import Bucket, Connection
from realtime.frames import Send
from realtime.sessions import SessionPlayer


class LobbyConnection(Connection):
    """A socket of the lobby (`table` is empty) or of a table, with the secret of an invite link, if any."""

    __slots__ = ("_last", "invite", "newcomer", "table")

    def __init__(
        self,
        send: Send,
        player: SessionPlayer | None,
        table: str = "",
        invite: str = "",
        newcomer: Player | None = None,
    ) -> None:
        limits = settings.BASTIDE
        super().__init__(send, player, Bucket(limits["lobby_burst"], limits["lobby_refill"]))
        self.table, self.invite = table, invite
        self.newcomer = newcomer  # the player's row, read when the socket opened, until the first message
        self._last: dict[str, str] = {}

    @property
    def key(self) -> int | None:
        """The primary key of the player, None for a client without a session."""
        return self.player.pk if self.player else None

    @property
    def db_key(self) -> str:
        """The key of the database thread that works for this socket."""
        return "lobby"

    async def send_if_changed(self, kind: str, text: str) -> None:
        """Send a message of this kind, unless the last one of the kind had the same text."""
        if self._last.get(kind) != text:
            self._last[kind] = text
            await self.send(text)
