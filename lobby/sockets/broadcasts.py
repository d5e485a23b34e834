"""Messages to the sockets of the lobby and of tables: read from the database and encoded as sent."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

import msgspec

from games.models import Match, Seat
from games.payloads import listings as matches
from games.schemas.matches import LineSchema
from lobby import ids, players
from lobby.models import Player, Table
from lobby.payloads.lobby import lobby_for, own_lobby
from lobby.payloads.tables import related_players, table_payload, with_details
from lobby.schemas.lobby import LobbyMessage, MatchMessage
from lobby.schemas.tables import TableMessage
from lobby.sockets.changes import Changes
from lobby.sockets.snapshot import SNAPSHOT
from lobby.tables.access import may_see
from realtime.connection import Message, encode

Key = int | None  # primary key of a player; None for a client without a session
Viewer = tuple[Key, str]  # with the secret of an invite link, or ""


@dataclass
class Broadcast:
    """Encoded messages: first those for every client, then those for the clients of single players."""

    everybody: list[str] = field(default_factory=list)
    players: dict[int, list[str]] = field(default_factory=dict)

    def add(self, message: Message) -> None:
        """Add a message for every client."""
        self.everybody.append(encode(message))

    def add_for(self, key: int, message: Message) -> None:
        """Add a message for the clients of one player."""
        self.players.setdefault(key, []).append(encode(message))


def lobby_message(key: Key) -> str:
    """Return the message with the whole lobby for this player."""
    return encode(lobby_for(_player(key), SNAPSHOT.get(), LobbyMessage))


def _player(key: Key) -> Player | None:
    return Player.objects.filter(pk=key).first() if key is not None else None


def lobby_broadcast(changes: Changes, keys: set[int]) -> Broadcast:
    """Read what has changed. Returns the messages for the lobby's clients, among them the players `keys`."""
    broadcast = Broadcast()
    _add_tables(changes, keys, broadcast)
    for match_id in sorted(changes.matches):
        match = matches.one(match_id)
        if match and match.listed:
            broadcast.add(_match_message(match))
    for key, match_id in changes.paired.items():
        if key in keys:
            broadcast.add_for(key, {"t": "paired", "match": match_id})
    for player in Player.objects.filter(pk__in=(changes.players | _players_of(changes.turns)) & keys):
        broadcast.add_for(player.pk, own_lobby(player))
    if changes.here:
        broadcast.add({"t": "here", "here": players.online_count()})
    return broadcast


def _match_message(match: LineSchema) -> Message:
    """Return the message for a listed match: a running one to watch, or one that is over."""
    if match.status == Match.Status.RUNNING:
        return MatchMessage(match)
    return {"t": "gone", "match": match.id}


def _add_tables(changes: Changes, keys: set[int], broadcast: Broadcast) -> None:
    """Add the changed public tables: for every client, and for related players as they see them.

    Private tables only reach related players, as part of their own lobby.
    """
    found = list(with_details(Table.objects.filter(pk__in=changes.tables)))
    for table in found:
        if table.private:
            continue
        if table.status != Table.Status.OPEN:
            broadcast.add({"t": "gone", "table": table.id})
            continue
        broadcast.add(TableMessage(table_payload(table, None)))
        for player in Player.objects.filter(pk__in=related_players([table]) & keys):
            broadcast.add_for(player.pk, TableMessage(table_payload(table, player)))
    for table_id in sorted(changes.hidden):
        broadcast.add({"t": "gone", "table": table_id})
    changes.players |= related_players(found)


def _players_of(match_ids: set[str]) -> set[int]:
    """Return the keys of the players of these matches."""
    if not match_ids:
        return set()
    seats = Seat.objects.filter(match__public_id__in=match_ids, player__isnull=False)
    return set(seats.values_list("player_id", flat=True))


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
        return encode({"t": "started", "match": table["match"]})
    if table["status"] == Table.Status.CLOSED:
        return encode({"t": "gone", "table": table["id"]})
    return None


def touch_player(key: Key) -> None:
    """Record that the player of a socket is online."""
    if player := _player(key):
        players.touch(player)
