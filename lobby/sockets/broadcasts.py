"""What the sockets of the lobby are told: read for those who are here, and encoded as sent."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

import msgspec

from games import people as sessions
from games import queries as matches
from games.models import Seat
from games.people import Person
from lobby import ids, payloads, players, queries
from lobby.models import Player, Table
from lobby.tables.access import may_see

BOARD_LIFE = 1.0  # seconds
Key = int | None  # of a player; None for everybody without a session


@dataclass
class Changes:
    """What hints have named since the last telling."""

    tables: set[str] = field(default_factory=set)
    hidden: set[str] = field(default_factory=set)  # tables that have just become private
    matches: set[str] = field(default_factory=set)
    turns: set[str] = field(default_factory=set)
    players: set[int] = field(default_factory=set)
    paired: dict[int, str] = field(default_factory=dict)
    here: bool = False

    def take(self, hint: Mapping[str, Any]) -> None:
        """Adds what a hint names."""
        for name in ("tables", "hidden", "matches", "turns", "players"):
            getattr(self, name).update(hint.get(name, ()))
        self.paired.update({int(key): match for key, match in hint.get("paired", {}).items()})
        self.here = self.here or bool(hint.get("here"))

    def __bool__(self) -> bool:
        return self.here or any(
            (self.tables, self.hidden, self.matches, self.turns, self.players, self.paired)
        )


@dataclass
class Told:
    """Messages, encoded: for everybody, and for single players after those."""

    everybody: list[str] = field(default_factory=list)
    players: dict[int, list[str]] = field(default_factory=dict)

    def to(self, key: int, message: dict[str, Any]) -> None:
        """Adds a message for one player."""
        self.players.setdefault(key, []).append(encoded(message))


def encoded(message: dict[str, Any]) -> str:
    """A message as it is sent."""
    return msgspec.json.encode(message).decode()


class Board:
    """What everybody sees of the lobby, read once for many who come at the same moment."""

    def __init__(self) -> None:
        self._guard = threading.Lock()
        self._read: queries.Public | None = None
        self._at = 0.0

    def forget(self) -> None:
        """A hint has come: what was read may be old."""
        self._at = 0.0

    def look(self) -> queries.Public:
        """The lobby as it was a moment ago at most, and not older than the last hint."""
        with self._guard:
            now = time.monotonic()
            if self._read is None or now - self._at > BOARD_LIFE:
                self._at = now  # set before the reading: a hint that comes meanwhile makes it old
                self._read = queries.public()
            return self._read


BOARD = Board()


def everything(key: Key) -> str:
    """The whole lobby for this player."""
    return encoded({"t": "lobby", **queries.seen_by(_player(key), BOARD.look())})


def _player(key: Key) -> Player | None:
    return Player.objects.filter(pk=key).first() if key is not None else None


def of_lobby(changes: Changes, keys: set[int]) -> Told:
    """What the lobby's sockets are told, where these players have one."""
    told = Told()
    _tables(changes, keys, told)
    for match_id in sorted(changes.matches):
        line = matches.one(match_id)
        if line and line["listed"]:
            told.everybody.append(encoded(_match(line)))
    for key, match_id in changes.paired.items():
        if key in keys:
            told.to(key, {"t": "paired", "match": match_id})
    for player in Player.objects.filter(pk__in=(changes.players | _at_turn(changes.turns)) & keys):
        told.to(player.pk, {"t": "mine", **queries.mine(player)})
    if changes.here:
        told.everybody.append(encoded({"t": "here", "here": players.here()}))
    return told


def _match(line: dict[str, Any]) -> dict[str, Any]:
    """A match to watch, or one that is no more."""
    return (
        {"t": "match", "match": line} if line["status"] == "running" else {"t": "gone", "match": line["id"]}
    )


def _tables(changes: Changes, keys: set[int], told: Told) -> None:
    """Public tables for everybody, and for their company as it sees them; private ones for nobody else."""
    found = list(payloads.loaded(Table.objects.filter(pk__in=changes.tables)))
    for table in found:
        if queries.is_listed(table):
            told.everybody.append(encoded({"t": "table", "table": payloads.table(table, None)}))
            for player in Player.objects.filter(pk__in=payloads.concerned([table]) & keys):
                told.to(player.pk, {"t": "table", "table": payloads.table(table, player)})
        elif not table.private:
            told.everybody.append(encoded({"t": "gone", "table": table.id}))
    told.everybody += [encoded({"t": "gone", "table": table_id}) for table_id in sorted(changes.hidden)]
    changes.players |= payloads.concerned(found)


def _at_turn(turns: set[str]) -> set[int]:
    """The players of matches in which the turn has moved on."""
    if not turns:
        return set()
    seats = Seat.objects.filter(match__public_id__in=turns, player__isnull=False)
    return set(seats.values_list("player_id", flat=True))


def of_table(table_id: str, viewers: Iterable[tuple[Key, str]]) -> dict[tuple[Key, str], str | None]:
    """What each viewer (player, invite) is told of a table; None for one who may not see it any more."""
    table = payloads.loaded(Table.objects.filter(pk=table_id)).first() if ids.is_table_id(table_id) else None
    told: dict[tuple[Key, str], str | None] = {}
    for key, invite in set(viewers):
        player = _player(key)
        seen = table is not None and may_see(table, player, invite)
        told[key, invite] = (
            encoded({"t": "table", "table": payloads.table(table, player)}) if table and seen else None
        )
    return told


def after_table(text: str) -> str | None:
    """The message that follows when the table has started or is closed."""
    table = msgspec.json.decode(text)["table"]
    if table["status"] == "started":
        return encoded({"t": "started", "match": table["match"]})
    return encoded({"t": "gone", "table": table["id"]}) if table["status"] == "closed" else None


def sign_of_life(key: Key) -> None:
    """The player behind a socket is here."""
    if player := _player(key):
        players.seen(player)


def still_there(person: Person) -> bool:
    """Whether the socket's session is still that of its player."""
    found = sessions.person(person.session_key)
    return found is not None and found.pk == person.pk
