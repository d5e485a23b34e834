"""The hub of a process: hears that something is new at a match, fetches it once, and tells every socket here.

It reads the channel layer through one channel for the whole process; there is no queue and no task for each
socket. Hints may get lost: every few seconds the hub compares its rooms with the database.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Coroutine
from typing import Any

import structlog
from channels.layers import InMemoryChannelLayer, get_channel_layer

from games import desk, news, presence
from games.layer import GROUP, PROCESS, SENDER
from games.rooms import Room
from games.watcher import NOT_ALLOWED, RESTARTS, TOO_FAR, Watcher

log = structlog.get_logger("bastide.hub")

TICK = 1.0  # seconds between looks at presence
POLL = 3  # ticks between comparisons with the database
SWEEP = 5  # ticks between looks for dead sockets
RENEW = 20  # ticks between repeated words about who is here
ENLIST = 10  # ticks between words to the layer that we still listen
SETTLED = 1.0  # seconds after a log-out until its session is sure to be gone: Django tells of it before
RECHECK = 60  # ticks between looks at everybody's session


class Hub:
    """All rooms of this process. Everything in it happens on one event loop."""

    def __init__(self) -> None:
        self.loop = asyncio.get_running_loop()
        self.rooms: dict[str, Room] = {}
        self.leaving = False
        self._channel = ""  # where this process hears what the others say
        self._tasks = [asyncio.create_task(self._tick())]
        layer = get_channel_layer()
        if layer is not None and not isinstance(layer, InMemoryChannelLayer):
            self._tasks.append(asyncio.create_task(self._listen(layer)))

    def join(self, watcher: Watcher) -> Room:
        """The watcher's room; it hears nothing before it is welcomed."""
        room = self.rooms.setdefault(watcher.match_id, Room(watcher.match_id))
        room.watchers.add(watcher)
        return room

    def leave(self, watcher: Watcher) -> None:
        """The socket is gone."""
        room = self.rooms.get(watcher.match_id)
        if room is not None:
            room.watchers.discard(watcher)
            room.stale_presence = True

    def heard(self, message: dict[str, Any]) -> None:
        """Something is new."""
        if message["kind"] == "revoked":
            self._spawn(self._revoke(message, certain=bool(message.get("session"))))
            self._spawn(self._revoke(message, after=SETTLED))  # who came back with it in that moment
        elif room := self.rooms.get(message["match"]):
            self.want(room, message["kind"])

    def want(self, room: Room, kind: str) -> None:
        """Has the room's pump fetch and tell this kind of news; one pump a room keeps their order."""
        room.wants.add(kind)
        if room.pump is None or room.pump.done():
            room.pump = self._spawn(self._pump(room))

    async def _pump(self, room: Room) -> None:
        while room.wants and room.watchers:
            kind = news.first(room.wants)
            room.wants.discard(kind)
            try:
                await news.TELLERS[kind](room)
            except Exception as error:  # noqa: BLE001 - the next hint or poll tries again
                log.warning("not told", match=room.match_id, kind=kind, error=repr(type(error)))

    def _spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task: asyncio.Task[None] = self.loop.create_task(_heeded(work))
        self._tasks = [each for each in self._tasks if not each.done()] + [task]
        return task

    async def _listen(self, layer: Any) -> None:
        """Reads hints of other processes for ever; while the layer is away the polls do its work."""
        while True:
            try:
                self._channel = await layer.new_channel()
                await self._enlist(layer)
                while True:
                    message = await layer.receive(self._channel)
                    if message.get("from") != PROCESS:
                        self.heard(message)
            except asyncio.CancelledError:
                raise
            except Exception as error:  # noqa: BLE001 - Redis restarts; so do we
                log.warning("layer away", error=type(error).__name__)
                await asyncio.sleep(1)

    async def _enlist(self, layer: Any) -> None:
        """Joins the group, or stays in it: a Redis that was flushed or came back empty has forgotten us."""
        if self._channel:
            await layer.group_add(GROUP, self._channel)

    async def _tick(self) -> None:
        tick = 0
        while True:
            await asyncio.sleep(TICK)
            tick += 1
            try:
                await self._chores(tick)
            except Exception as error:  # noqa: BLE001 - the database is away; the next tick tries again
                log.warning("tick failed", error=type(error).__name__)

    async def _chores(self, tick: int) -> None:
        if tick % ENLIST == 0:
            self._spawn(self._enlist(get_channel_layer()))
        if tick % SWEEP == 0:
            await self._sweep()
        if tick % POLL == 0 and self.rooms:
            known = {room.match_id: (room.number, room.status) for room in self.rooms.values()}
            for match_id in await desk.run("poll", news.behind, known):
                # The hint that was lost may have been about seats and the end as well.
                self.heard({"match": match_id, "kind": "events"})
                self.heard({"match": match_id, "kind": "status"})
        for room in list(self.rooms.values()):
            if room.stale_presence or tick % RENEW == 0:
                await self._say(room)
        if tick % RECHECK == 0:
            await self._revoke({})

    async def _say(self, room: Room) -> None:
        room.stale_presence = False
        if room.pk:
            await desk.run(room.match_id, presence.say, room.pk, room.seats(), room.spectators())
            SENDER.send({"match": room.match_id, "kind": "presence"})
            self.want(room, "presence")
        if not room.watchers:
            self.rooms.pop(room.match_id, None)

    async def _sweep(self) -> None:
        now = time.monotonic()
        for room in list(self.rooms.values()):
            for watcher in [each for each in room.watchers if each.overdue(now)]:
                await watcher.close(TOO_FAR)

    async def _revoke(self, message: dict[str, Any], *, certain: bool = False, after: float = 0) -> None:
        """Looks at the sessions of those whom the message is about, or of all; `certain`: no need to look."""
        await asyncio.sleep(after)
        for watcher in [each for room in self.rooms.values() for each in room.watchers]:
            if news.concerns(watcher, message) and (
                certain or not await desk.run(watcher.match_id, news.still_there, watcher)
            ):
                await watcher.close(NOT_ALLOWED)

    async def go_away(self, after: float) -> None:
        """The process is about to stop: everybody is told, then every socket is closed."""
        self.leaving = True
        watchers = [each for room in self.rooms.values() for each in room.watchers]
        for watcher in watchers:
            await watcher.tell(f'{{"t":"restart","in":{round(after * 1000)}}}')
        await asyncio.sleep(after)
        for watcher in watchers:
            await watcher.close(RESTARTS)
        await asyncio.sleep(0.05)


async def _heeded(work: Coroutine[Any, Any, None]) -> None:
    """Work that nobody waits for: what goes wrong in it is a line of the log; a later tick does it again."""
    try:
        await work
    except Exception as error:  # noqa: BLE001 - Redis or the database is away
        log.warning("not done", error=type(error).__name__)


_hub: Hub | None = None


def current() -> Hub:
    """The hub of the running event loop; made by whoever asks first."""
    global _hub  # noqa: PLW0603 - one for each process is the point of it
    if _hub is None or _hub.loop is not asyncio.get_running_loop():
        _hub = Hub()
    return _hub


def hear(message: dict[str, Any]) -> None:
    """Hands a message to this process's hub, from any thread; nothing to do where no hub runs."""
    if _hub is not None and not _hub.loop.is_closed():
        _hub.loop.call_soon_threadsafe(_hub.heard, message)
