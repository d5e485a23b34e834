"""The hub of the lobby in this process: it collects changes and broadcasts them a few times a second.

Notifications may get lost, so every few seconds the hub reads each table that has sockets here. After an
outage of the channel layer it sends the whole lobby again.
"""

from __future__ import annotations

import asyncio
from typing import Any, ClassVar

import structlog

from games.notifications import TOPIC as MATCHES
from lobby.notifications import TOPIC, changes_lists
from lobby.payloads.snapshot import SNAPSHOT
from lobby.sockets import broadcasts
from lobby.sockets.changes import Changes
from lobby.sockets.connection import LobbyConnection
from lobby.sockets.delivery import send_lobby, send_table
from lobby.sockets.messages import table_messages
from realtime.connection import send_to_all
from realtime.db_threads import run_in_db_thread
from realtime.hub import SESSION_SETTLED_S, Hub
from realtime.notifications import Topic
from realtime.refusals import RequestRefused

log = structlog.get_logger("bastide.lobby")

BATCH_DELAY_S = 0.3  # between a notification and its broadcast, so that many changes become one message
RECHECK_TICKS = 6  # between checks of all sessions


class LobbyHub(Hub):
    """All sockets of the lobby and of tables in this process."""

    topic: ClassVar[Topic] = TOPIC
    tick_s: ClassVar[float] = 10.0

    def __init__(self) -> None:
        super().__init__()
        MATCHES.subscribe(type(self).__name__, self.loop, self.on_match_notification)
        self._connections: set[LobbyConnection] = set()
        self._changes = Changes()
        self._broadcasting: asyncio.Task[None] | None = None
        self._layer_lost = False
        self._hosts: dict[str, tuple[bool, bool]] = {}  # of the public open tables, as last read
        self._running = ""  # the matches that are being played, as last sent
        self._missed = False  # notifications were lost and the lobby has not been sent again since

    def connections(self) -> set[LobbyConnection]:
        """Return all sockets."""
        return self._connections

    def join(self, connection: LobbyConnection) -> None:
        """Add a socket: it gets broadcasts from now on."""
        self._connections.add(connection)

    def leave(self, connection: LobbyConnection) -> None:
        """Remove a socket that is closed."""
        self._connections.discard(connection)

    def on_notification(self, message: dict[str, Any]) -> None:
        """Schedule a broadcast of what has changed, or check the sessions of a player who has logged out."""
        if key := message.get("revoked"):
            self.spawn(self.close_ended_sessions(lambda who: who.pk == key, after=SESSION_SETTLED_S))
            return
        if changes_lists(message):
            SNAPSHOT.invalidate()
        self._changes.add(message)
        self._schedule()

    def on_match_notification(self, message: dict[str, Any]) -> None:
        """Schedule a broadcast if another seat of a match decides: the mark "your turn" moves on.

        The snapshot stays: it is at most a second old, and new clients get this change by themselves.
        """
        if self._connections and (message.get("turned") or message["kind"] == "status"):
            self._changes.turns.add(message["match"])
            self._schedule()

    def on_layer_lost(self) -> None:
        """Remember that notifications of other processes are being lost."""
        self._layer_lost = self._missed = True

    def on_missed(self) -> None:
        """Have the lobby sent again at the next tick."""
        self._missed = True

    def on_layer_joined(self) -> None:
        """Remember that notifications of other processes arrive again."""
        self._layer_lost = False

    async def on_tick(self, tick: int) -> None:
        """Find what no notification announced: silent sockets, changed tables, ended sessions."""
        await self.close_timed_out()
        await self._follow_presence()
        self._schedule()
        await self._broadcast_tables({each.table for each in self._connections if each.table})
        if tick % RECHECK_TICKS == 0:
            await self.close_ended_sessions()
        if self._missed:
            await self._resend_lobby()
        TOPIC.beat()

    async def _follow_presence(self) -> None:
        """Find what changes by itself: a host goes away or comes back, spectators and moves of matches."""
        if not (connections := self._of_lobby()):
            return
        hosts = await run_in_db_thread("lobby", broadcasts.hosts_presence)
        before, self._hosts = self._hosts, hosts
        self._changes.tables |= {table for table in hosts if before.get(table, hosts[table]) != hosts[table]}
        running = await run_in_db_thread("lobby", broadcasts.running_message)
        if running != self._running:
            self._running = running
            await send_to_all(connections, running)

    def _schedule(self) -> None:
        running = self._broadcasting is not None and not self._broadcasting.done()
        if self._changes and self._connections and not running:
            self._broadcasting = self.spawn(self._broadcast())

    async def _broadcast(self) -> None:
        while self._changes:
            await asyncio.sleep(BATCH_DELAY_S)
            changes, self._changes = self._changes, Changes()
            try:
                await self._broadcast_tables(changes.tables)
                await self._broadcast_lobby(changes)
            except Exception as error:  # noqa: BLE001 - the database is away; the next tick tries again
                log.warning("broadcast failed", error=type(error).__name__)
                self._changes.add(vars(changes))
                return

    async def _broadcast_lobby(self, changes: Changes) -> None:
        """Send what has changed to the sockets of the lobby: the public part, then the own part of each."""
        connections = self._of_lobby()
        if not connections:
            return
        keys = {each.key for each in connections if each.key is not None}
        broadcast = await run_in_db_thread("lobby", broadcasts.lobby_broadcast, changes, keys)
        for text in broadcast.everybody:
            await send_to_all(connections, text)
        for each in connections:
            for text in broadcast.players.get(each.key, ()) if each.key is not None else ():
                await each.send(text)

    async def _broadcast_tables(self, tables: set[str]) -> None:
        """Send the tables to their sockets, as each viewer sees them."""
        for table_id in tables & {each.table for each in self._connections}:
            connections = [each for each in self._connections if each.table == table_id]
            viewers = [(each.key, each.invite) for each in connections]
            messages = await run_in_db_thread("lobby", table_messages, table_id, viewers)
            for each in connections:
                await send_table(each, messages[each.key, each.invite])

    async def _resend_lobby(self) -> None:
        """Send the whole lobby to its sockets, because it is unknown which notifications were lost."""
        self._missed = self._layer_lost
        SNAPSHOT.invalidate()
        try:
            for each in self._of_lobby():
                await send_lobby(each)
        except RequestRefused:
            self._missed = True
            raise

    def _of_lobby(self) -> list[LobbyConnection]:
        return [each for each in self._connections if not each.table]
