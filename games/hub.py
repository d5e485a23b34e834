"""The hub of the matches in this process: it reads once what is new at a match and sends it to every socket.

Notifications may get lost, so every few seconds the hub compares its rooms with the database.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from typing import Any, ClassVar

import structlog

from games import broadcasts, presence
from games.connections.connection import MatchConnection
from games.connections.joins import Joins
from games.connections.replays import Replays
from games.connections.rooms import Room
from games.event_log.pages import compressed_page
from games.game_cache import CACHE
from games.models import Match
from games.notifications import TOPIC
from realtime import caps
from realtime.connection import RESTARTS
from realtime.db_threads import run_in_db_thread
from realtime.hub import SESSION_SETTLED_S, Hub
from realtime.notifications import Topic
from realtime.sessions import SessionPlayer

log = structlog.get_logger("bastide.hub")

# In ticks of one second:
POLL_TICKS = 3  # between comparisons with the database
SWEEP_TICKS = 5  # between searches for silent sockets
BEAT_TICKS = 10  # between messages by which the other processes notice that they have lost one
COUNT_TICKS = 4  # between counts of open sockets for the other processes (`realtime.caps.LIFE_S`)
RECHECK_TICKS = 60  # between checks of all sessions
# Seconds for which notifications may be on their way: moves go on while rooms are compared with the database.
SETTLED_S = 0.25
ASK_BACK_S = 5.0  # over which the sockets of a match come back after a change of the ring


class MatchHub(Hub):
    """All rooms of this process."""

    topic: ClassVar[Topic] = TOPIC
    tick_s: ClassVar[float] = 1.0

    def __init__(self) -> None:
        super().__init__()
        self.rooms: dict[str, Room] = {}
        self.joins = Joins()
        self.replays = Replays()

    def connections(self) -> Iterator[MatchConnection]:
        """Yield all sockets at matches."""
        return (each for room in self.rooms.values() for each in room.connections)

    def join(self, connection: MatchConnection) -> Room:
        """Return the connection's room. The connection gets no broadcast before it is welcomed."""
        room = self.rooms.setdefault(connection.match_id, Room(connection.match_id))
        room.connections.add(connection)
        room.joined_at = time.time()
        return room

    def leave(self, connection: MatchConnection) -> None:
        """Remove a disconnected socket from its room."""
        room = self.rooms.get(connection.match_id)
        if room is not None:
            room.connections.discard(connection)
            room.stale_presence = True

    def on_notification(self, message: dict[str, Any]) -> None:
        """Schedule what a change at a match needs, or check the sessions that may have ended."""
        if message["kind"] == "revoked":
            self._check_sessions(message.get("session"), message.get("player"))
        elif message["kind"] == "renamed":
            CACHE.forget(message["match"])
            compressed_page.cache_clear()
            if room := self.rooms.get(message["match"]):
                self.schedule(room, "status")
        elif room := self.rooms.get(message["match"]):
            room.receive(message)
            self.schedule(room, message["kind"])
            if room.is_left_behind(message):
                self._ask_back(room)
            if message.get("answers"):
                self.schedule(room, "answers")

    def _ask_back(self, room: Room) -> None:
        """Close the room's sockets, spread over seconds: they open again where the others now are."""
        for each in room.ask_back(time.time()):
            self.spawn(each.close_within(ASK_BACK_S, RESTARTS))

    def schedule(self, room: Room, kind: str) -> None:
        """Have the room's pump broadcast this kind; one pump a room keeps their order."""
        room.changes += 1
        room.scheduled.add(kind)
        if room.pump is None or room.pump.done():
            room.pump = self.spawn(self._pump(room))

    async def _pump(self, room: Room) -> None:
        while room.scheduled and room.connections:
            kind = broadcasts.first(room.scheduled)
            room.scheduled.discard(kind)
            try:
                await broadcasts.BROADCASTERS[kind](room)
            except Exception as error:  # noqa: BLE001 - the next notification or poll tries again
                log.warning("broadcast failed", match=room.match_id, kind=kind, error=repr(type(error)))

    def _check_sessions(self, session: str | None, player: int | None) -> None:
        """Close the sockets of an ended session, and those of a player who has none any more."""

        def is_concerned(each: SessionPlayer) -> bool:
            return (not session and not player) or each.session == session or each.pk == player

        self.spawn(self.close_ended_sessions(is_concerned, certain=bool(session)))
        # Once more, for a client that has reconnected with the session in that moment.
        self.spawn(self.close_ended_sessions(is_concerned, after=SESSION_SETTLED_S))

    async def on_tick(self, tick: int) -> None:
        """Find what no notification announced: lost changes, silent sockets, ended sessions."""
        if tick % BEAT_TICKS == 0:
            TOPIC.beat()
        if tick % COUNT_TICKS == 0:
            self.spawn(run_in_db_thread("caps", caps.publish))
        if tick % SWEEP_TICKS == 0:
            await self.close_timed_out()
        if tick % POLL_TICKS == 0 and self.rooms:
            await self._poll(SETTLED_S)
        for room in list(self.rooms.values()):
            if room.presence_due(tick):
                await self.report_presence(room)
        if tick % RECHECK_TICKS == 0:
            await self.close_ended_sessions()

    def on_missed(self) -> None:
        """Compare the rooms with the database at once."""
        self.spawn(self._poll())

    async def _poll(self, settled_s: float = 0) -> None:
        """Broadcast what the rooms lack; not to those whose notification comes within `settled_s` seconds."""
        known = {room.match_id: room.sent for room in self.rooms.values()}
        unoffered = {room.match_id for room in self.rooms.values() if room.offered != room.number}
        behind = set(await run_in_db_thread("poll", _behind, known))
        late = unoffered | behind
        if late and settled_s:
            await asyncio.sleep(settled_s)
            late = {each for each in late if self._still_lacks(each, known[each], behind)}
        for match_id in late:
            # The notification that was lost may have been about seats and the end as well.
            self.on_notification({"match": match_id, "kind": "events"})
            self.on_notification({"match": match_id, "kind": "status"})

    def _still_lacks(self, match_id: str, sent: tuple[int | None, str], behind: set[str]) -> bool:
        """Return whether nothing was sent to the room since `sent`, though something should have been."""
        room = self.rooms.get(match_id)
        if room is None or room.sent != sent:
            return False
        return match_id in behind or room.offered != room.number

    async def report_presence(self, room: Room) -> None:
        """Store which seats are connected to this process, and notify the other processes."""
        room.stale_presence = False
        if room.pk:
            room.reported, changes = room.present(), room.changes_elsewhere
            here = await run_in_db_thread(room.match_id, presence.store, room.pk, *room.reported)
            room.here = here if room.changes_elsewhere == changes else None
            joined = {"joined_at": room.joined_at} if room.connections else {}
            TOPIC.notify_others({"match": room.match_id, "kind": "presence", **joined})
            self.schedule(room, "presence")
        if not room.connections:
            self.rooms.pop(room.match_id, None)


def _behind(known: dict[str, tuple[int | None, str]]) -> list[str]:
    """Return those of the matches whose stored log or status is newer than this process knows."""
    rows = Match.objects.filter(public_id__in=known).values_list("public_id", "number", "status")
    found = []
    for match_id, number, status in rows:
        known_number, known_status = known[match_id]
        if known_number is not None and (number > known_number or status != known_status):
            found.append(match_id)
    return found
