"""The lobby's hub of a process: gathers hints, and a few times a second tells its sockets what they mean.

Hints of other processes come over the channel layer, through one channel. They may get lost: now and then the
hub looks at every table somebody sits at here, and after the layer was away it tells the whole lobby anew.
"""

from __future__ import annotations

import asyncio
import time
from typing import Any

import structlog
from channels.layers import InMemoryChannelLayer, get_channel_layer

from games import desk, house
from games.layer import PROCESS
from games.problems import Refused
from games.watcher import RESTARTS
from lobby import notifications
from lobby.sockets import broadcasts
from lobby.sockets.changes import Changes
from lobby.sockets.connection import NOT_ALLOWED, TOO_FAR, Visitor
from lobby.sockets.snapshot import SNAPSHOT

log = structlog.get_logger("bastide.lobby")

GATHER = 0.3  # seconds from a hint to its telling, so that many become one
ROUND = 10.0  # seconds between looks at silent sockets and at what may have been missed
RECHECK = 6  # rounds between looks at everybody's session
SETTLED = (
    1.0  # seconds after a log-out until its session is sure to be gone: Django tells of it a moment before
)
SERVED = 50  # sockets served before the event loop may do something else


class Hub:
    """All sockets of the lobby in this process. Everything in it happens on one event loop."""

    def __init__(self) -> None:
        self.loop = asyncio.get_running_loop()
        self.visitors: set[Visitor] = set()
        self._changes = Changes()
        self._telling: asyncio.Task[None] | None = None
        self._tasks = [asyncio.create_task(self._rounds())]
        self._layer: Any = get_channel_layer()
        self._channel = ""  # where this process hears what the others say
        self._deaf = False  # what the others say does not arrive just now
        self._missed = False  # it did not for a while, and what they said then is not made up for yet
        if self._layer is not None and not isinstance(self._layer, InMemoryChannelLayer):
            self._tasks.append(asyncio.create_task(self._listen()))

    def heard(self, hint: dict[str, Any]) -> None:
        """Something has changed; it is told a little later, with what else has changed by then."""
        if key := hint.get("revoked"):
            self._tasks.append(asyncio.create_task(self._recheck_soon(key)))
            return
        SNAPSHOT.invalidate()
        self._changes.add(hint)
        self._tell_soon()

    def _tell_soon(self) -> None:
        if self._changes and self.visitors and (self._telling is None or self._telling.done()):
            self._telling = asyncio.create_task(self._tell())

    async def _tell(self) -> None:
        while self._changes:
            await asyncio.sleep(GATHER)
            changes, self._changes = self._changes, Changes()
            try:
                await self._tell_tables(changes.tables)
                await self._tell_lobby(changes)
            except Exception as error:  # noqa: BLE001 - the database is away; the next round tells it
                log.warning("not told", error=type(error).__name__)
                self._changes.add(vars(changes))
                return

    async def _tell_lobby(self, changes: Changes) -> None:
        lookers = [each for each in self.visitors if not each.table]
        if not lookers:
            return
        keys = {each.key for each in lookers if each.key is not None}
        told = await desk.run("lobby", broadcasts.lobby_broadcast, changes, keys)
        for served, each in enumerate(lookers, 1):
            own = told.players.get(each.key, []) if each.key is not None else []
            for text in (*told.everybody, *own):
                await each.tell(text)
            if served % SERVED == 0:
                await asyncio.sleep(0)

    async def _tell_tables(self, tables: set[str]) -> None:
        for table_id in tables & {each.table for each in self.visitors}:
            there = [each for each in self.visitors if each.table == table_id]
            told = await desk.run(
                "lobby", broadcasts.table_messages, table_id, [(each.key, each.invite) for each in there]
            )
            for each in there:
                await tell_table(each, told[each.key, each.invite])

    async def _rounds(self) -> None:
        number = 0
        while True:
            await asyncio.sleep(ROUND)
            number += 1
            try:
                await self._round(number)
            except Exception as error:  # noqa: BLE001 - the database or Redis is away; the next round tries again
                log.warning("round failed", error=type(error).__name__)
            self._tasks = [task for task in self._tasks if not task.done()]

    async def _round(self, number: int) -> None:
        for each in [each for each in self.visitors if each.overdue(time.monotonic())]:
            await each.close(TOO_FAR)
        self._tell_soon()
        await self._tell_tables({each.table for each in self.visitors if each.table})
        if number % RECHECK == 0:
            await self._recheck(None)
        if self._missed:
            await self._tell_all_anew()
        await self._enlist()

    async def _tell_all_anew(self) -> None:
        """The whole lobby to everybody who looks at it: nobody knows which hints were lost."""
        self._missed = self._deaf
        SNAPSHOT.invalidate()
        try:
            for each in [each for each in self.visitors if not each.table]:
                await each.tell(await desk.run(f"lobby {id(each)}", broadcasts.lobby_message, each.key))
        except Refused:
            self._missed = True
            raise

    async def _recheck_soon(self, key: int) -> None:
        await asyncio.sleep(SETTLED)
        try:
            await self._recheck(key)
        except Exception as error:  # noqa: BLE001 - the database is away; a later round looks at everybody
            log.warning("not rechecked", error=type(error).__name__)

    async def _recheck(self, key: int | None) -> None:
        """Looks at the sessions of one player, or of all; who has none any more is shown out."""
        for each in [each for each in self.visitors if each.person and key in {None, each.key}]:
            if each.person and not await desk.run("lobby", broadcasts.has_session, each.person):
                await each.close(NOT_ALLOWED)

    async def _listen(self) -> None:
        """Reads hints of other processes for ever."""
        while True:
            try:
                self._channel = await self._layer.new_channel()
                await self._enlist()
                self._deaf = False
                while True:
                    message = await self._layer.receive(self._channel)
                    if message.get("from") != PROCESS:
                        self.heard(message)
            except asyncio.CancelledError:
                raise
            except Exception as error:  # noqa: BLE001 - Redis restarts; so do we
                log.warning("layer away", error=type(error).__name__)
                self._deaf = self._missed = True
                await asyncio.sleep(1)

    async def _enlist(self) -> None:
        """Joins the group, or stays in it: a Redis that was flushed or came back empty has forgotten us."""
        if self._channel:
            await self._layer.group_add(notifications.GROUP, self._channel)


async def go_away(after: float) -> None:
    """The process is about to stop: everybody here is told, then every socket is closed."""
    visitors = list(_hub.visitors) if _hub is not None else []
    for each in visitors:
        await each.tell(broadcasts.encoded({"t": "restart", "in": round(after * 1000)}))
    await asyncio.sleep(after)
    for each in visitors:
        await each.close(RESTARTS)


house.ALSO.append(go_away)


async def tell_table(visitor: Visitor, text: str | None) -> None:
    """The table as it is now, and what follows from that; one who may not see it any more is shown out."""
    if text is None:
        await visitor.tell(broadcasts.encoded({"t": "gone", "table": visitor.table}))
        await visitor.close(NOT_ALLOWED)
        return
    await visitor.tell_once("table", text)
    if after := broadcasts.final_message(text):
        await visitor.tell_once("after", after)


_hub: Hub | None = None


def current() -> Hub:
    """The hub of the running event loop; made by whoever asks first."""
    global _hub  # noqa: PLW0603 - one for each process is the point of it
    if _hub is None or _hub.loop is not asyncio.get_running_loop():
        _hub = Hub()
    return _hub


def hear(hint: dict[str, Any]) -> None:
    """Hands a hint to this process's hub, from any thread; nothing to do where no hub runs."""
    if _hub is not None and not _hub.loop.is_closed():
        _hub.loop.call_soon_threadsafe(_hub.heard, hint)


notifications.subscribe(hear)
