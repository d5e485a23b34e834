"""The path of one move, measured: which modules of ours run between the frame of an `act` and its answer.

The docstring of `games` lists them, in the order in which they are entered first. Recorded is every Python
function that is entered or resumed: in the task of the socket's consumer, and in the database thread while it
works for that task. What runs in other tasks until another socket has the event is the broadcast. DATA is not
counted; a test below says what may be DATA.
"""

from __future__ import annotations

import ast
import asyncio
import re
import sys
from collections.abc import Callable
from pathlib import Path
from types import FrameType
from typing import Any

import pytest
from channels.routing import URLRouter
from channels.testing import WebsocketCommunicator

import games
from config.routing import websocket_urlpatterns
from games.hub import MatchHub
from games.models import Match
from realtime.db_threads import run_in_db_thread
from tests.games import play
from tests.games.client import MatchClient, cookie

ROOT = Path(games.__file__).parent.parent
OURS = re.compile(r"(games|realtime)\b")
MOST = 8
# The rows of the database; the settings; arithmetic on the clock's columns; refusals; the format of a moment;
# a span, which does nothing while tracing is off.
# They import no module of ours but each other and the exception they raise, so no path leads on through them.
DATA = {
    "games.models",
    "games.conf",
    "games.clocks",
    "games.refusals",
    "realtime.timestamps",
    "realtime.tracing",
}

Traces = tuple[list[str], list[str]]

pytestmark = pytest.mark.django_db(transaction=True)


class Trace:
    """Records the modules of ours whose functions are entered or resumed while `counts()`."""

    def __init__(self, counts: Callable[[], bool]) -> None:
        self.modules: list[str] = []
        self._counts = counts

    def __call__(self, frame: FrameType, event: str, _argument: object) -> None:
        name = str(frame.f_globals.get("__name__", ""))
        if event == "call" and OURS.match(name) and name not in self.modules and self._counts():
            self.modules.append(name)

    def path(self) -> list[str]:
        """Return the modules without DATA."""
        return [name for name in self.modules if not is_data(name)]


class WorkTrace(Trace):
    """Records what runs inside one function: the work that a handler gives to a database thread."""

    def __init__(self, function: str) -> None:
        super().__init__(lambda: self._depth > 0)
        self._function, self._depth = function, 0

    def __call__(self, frame: FrameType, event: str, argument: object) -> None:
        if frame.f_code.co_qualname == self._function and event in {"call", "return"}:
            self._depth += 1 if event == "call" else -1
        super().__call__(frame, event, argument)


def is_data(name: str) -> bool:
    return any(name == each or name.startswith(f"{each}.") for each in DATA)


def documented(number: int) -> list[str]:
    """Return the modules of a numbered list in the docstring of `games`."""
    lists = re.findall(r"(?:^\d+\. .*\n)+", games.__doc__ or "", re.MULTILINE)
    return re.findall(r"^\d+\. `([\w.]+)` \w+", lists[number], re.MULTILINE)


def client(match: Match, session: str) -> MatchClient:
    """Return a socket at the consumers alone, without what wraps the whole application."""
    socket = MatchClient(match.public_id, session)
    headers = socket.socket.scope["headers"]
    address = f"/ws/matches/{match.public_id}/"
    socket.socket = WebsocketCommunicator(URLRouter(websocket_urlpatterns), address, headers=headers)
    return socket


async def silence(socket: MatchClient) -> None:
    """Drop what the socket gets until it gets nothing more."""
    while not await socket.socket.receive_nothing(timeout=0.3):
        await socket.socket.receive_output()


@pytest.fixture
async def traces(monkeypatch: pytest.MonkeyPatch, settings: Any) -> Traces:
    """Return the modules on the path of one accepted move, and those of its broadcast to another socket."""
    # With Redis the loop also sends the notification to other processes, which is on neither path.
    settings.CHANNEL_LAYERS = {"default": {"BACKEND": "channels.layers.InMemoryChannelLayer"}}
    monkeypatch.setattr(MatchHub, "tick_s", 3600.0)
    match = await run_in_db_thread("test", play.running)
    key = match.public_id
    cookies = await run_in_db_thread("test", lambda: [cookie(each.player) for each in match.seats.all()])
    action = play.plain((await run_in_db_thread(key, play.legal, match))[0])
    async with client(match, cookies[0]) as ann, client(match, cookies[1]) as bob:
        for socket in (ann, bob):
            await socket.hello()
        for socket in (ann, bob):
            await silence(socket)
        consumer, waiting = ann.socket.future, bob.socket.output_queue
        own = Trace(lambda: asyncio.current_task() is consumer)
        others = Trace(lambda: asyncio.current_task() is not consumer and waiting.empty())
        work = WorkTrace("_submit")

        def loop_trace(frame: FrameType, event: str, argument: object) -> None:
            own(frame, event, argument)
            others(frame, event, argument)

        await run_in_db_thread(key, sys.setprofile, work)
        sys.setprofile(loop_trace)
        try:
            await ann.send(t="act", id="command-1", number=0, action=action)
            await ann.receive("taken")
            assert (await bob.receive("events"))["events"][0]["number"] == 1
        finally:
            sys.setprofile(None)
            await run_in_db_thread(key, sys.setprofile, None)
    return list(dict.fromkeys([*own.path(), *work.path()])), others.path()


async def test_a_move_passes_the_documented_modules_at_most_eight(traces: Traces) -> None:
    path, _ = traces
    assert path == documented(0)
    assert len(path) <= MOST


async def test_a_broadcast_passes_the_documented_modules(traces: Traces) -> None:
    _, broadcast = traces
    assert broadcast == documented(1)


def test_data_modules_import_no_module_of_ours_but_data() -> None:
    for name in sorted(DATA):
        path = ROOT / name.replace(".", "/")
        for file in sorted(path.glob("*.py")) if path.is_dir() else [path.with_suffix(".py")]:
            found = {each for each in imported(file) if OURS.match(each)} - {"realtime.refusals"}
            assert {each for each in found if not is_data(each)} == set(), file


def imported(file: Path) -> set[str]:
    """Return the modules that a file imports from; of `from games import conf` it is `games.conf`."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text())):
        if isinstance(node, ast.Import):
            found |= {each.name for each in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            whole = node.module in {"games", "realtime"}
            found |= {f"{node.module}.{each.name}" for each in node.names} if whole else {node.module}
    return found
