"""Messages to single sockets: the whole lobby, or a table, as one viewer sees it. All functions block."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from lobby import ids
from lobby.models import Player, Table
from lobby.payloads.lobby import lobby_payload
from lobby.payloads.tables import table_payload, with_details
from lobby.schemas.lobby import GoneMessage, LobbyMessage, StartedMessage
from lobby.schemas.tables import TableMessage
from lobby.tables.access import may_see
from realtime.connection import encode

Key = int | None  # primary key of a player; None for a client without a session
Viewer = tuple[Key, str]  # with the secret of an invite link, or ""


def lobby_message(viewer: Player | Key) -> str:
    """Return the message with the whole lobby for this player."""
    return encode(lobby_payload(viewer if isinstance(viewer, Player) else _player(viewer), LobbyMessage))


def table_messages(table_id: str, viewers: Iterable[Viewer]) -> dict[Viewer, str | None]:
    """Return the message about a table for each viewer, or None for a viewer who may not see it."""
    found = with_details(Table.objects.filter(pk=table_id)).first() if ids.is_table_id(table_id) else None
    return {viewer: _table_message(found, *viewer) for viewer in set(viewers)}


def _table_message(table: Table | None, key: Key, invite: str) -> str | None:
    player = _player(key)
    if table is None or not may_see(table, player, invite):
        return None
    return encode(TableMessage(table_payload(table, player)))


def final_message(table_message: str) -> str | None:
    """Return the message that follows when the table has started or is closed, or None."""
    table = msgspec.json.decode(table_message)["table"]
    if table["status"] == Table.Status.STARTED:
        return encode(StartedMessage(table["match"]))
    if table["status"] == Table.Status.CLOSED:
        return encode(GoneMessage(table=table["id"]))
    return None


def _player(key: Key) -> Player | None:
    return Player.objects.filter(pk=key).first() if key is not None else None
