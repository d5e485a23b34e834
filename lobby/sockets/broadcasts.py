"""The broadcast to the sockets of the lobby: reads what has changed and encodes the messages."""

from __future__ import annotations

from dataclasses import dataclass, field

from games.models import Match, Seat
from games.payloads import listings, lobby_lists
from games.schemas.matches import LineSchema
from lobby import players
from lobby.models import Player, Table
from lobby.payloads.lobby import own_lobby
from lobby.payloads.tables import related_players, table_payload, with_details
from lobby.schemas.lobby import GoneMessage, HereMessage, MatchMessage, PairedMessage, RunningMessage
from lobby.schemas.tables import TableMessage
from lobby.sockets.changes import Changes
from lobby.tables.hosts import is_away, is_gone
from realtime.connection import Message, encode


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


def lobby_broadcast(changes: Changes, keys: set[int]) -> Broadcast:
    """Read what has changed. Returns the messages for the lobby's clients, among them the players `keys`."""
    broadcast = Broadcast()
    _add_tables(changes, keys, broadcast)
    for match_id in sorted(changes.matches):
        match = listings.one(match_id)
        if match and match.listed:
            broadcast.add(_match_message(match))
    for key, match_id in changes.paired.items():
        if key in keys:
            broadcast.add_for(key, PairedMessage(match_id))
    for player in Player.objects.filter(pk__in=(changes.players | _players_of(changes.turns)) & keys):
        broadcast.add_for(player.pk, own_lobby(player))
    if changes.here:
        broadcast.add(HereMessage(players.online_count()))
    return broadcast


def running_message() -> str:
    """Return the encoded message with all matches that are being played."""
    return encode(RunningMessage(lobby_lists.running()))


def hosts_presence() -> dict[str, tuple[bool, bool]]:
    """Return for each public open table whether its host is away, and whether gone for long."""
    listed = Table.objects.filter(status=Table.Status.OPEN, private=False).select_related("host")
    return {each.pk: (is_away(each), is_gone(each)) for each in listed}


def _match_message(match: LineSchema) -> Message:
    """Return the message for a listed match: a running one to watch, or one that is over."""
    if match.status == Match.Status.RUNNING:
        return MatchMessage(lobby_lists.lobby_line(match))
    return GoneMessage(match=match.id)


def _add_tables(changes: Changes, keys: set[int], broadcast: Broadcast) -> None:
    """Add the changed public tables: for every client, and for related players as they see them.

    Private tables only reach related players, as part of their own lobby.
    """
    found = list(with_details(Table.objects.filter(pk__in=changes.tables)))
    for table in found:
        if table.private:
            continue
        if table.status != Table.Status.OPEN or is_gone(table):
            broadcast.add(GoneMessage(table=table.id))
            continue
        broadcast.add(TableMessage(table_payload(table, None)))
        for player in Player.objects.filter(pk__in=related_players([table]) & keys):
            broadcast.add_for(player.pk, TableMessage(table_payload(table, player)))
    for table_id in sorted(changes.hidden):
        broadcast.add(GoneMessage(table=table_id))
    changes.players |= related_players(found)


def _players_of(match_ids: set[str]) -> set[int]:
    """Return the keys of the players of these matches."""
    if not match_ids:
        return set()
    seats = Seat.objects.filter(match__public_id__in=match_ids, player__isnull=False)
    return set(seats.values_list("player_id", flat=True))
