"""What the busy lobby costs, each way to it whole: at most 8 statements and 15 KB compressed.

The session, the account and the note that its player is here are counted; the removal of what has expired is
not: one request a minute has it, of all processes together.
"""

from __future__ import annotations

import gzip
import json
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

import pytest
from django.core.cache import cache
from django.db import connection, connections
from django.test.utils import CaptureQueriesContext

from lobby import cleanup
from lobby.models import Player
from lobby.payloads import snapshot
from realtime import db_threads
from tests.lobby.browser import Browser
from tests.lobby.client import in_request_thread
from tests.lobby.lists import crowd

pytestmark = pytest.mark.django_db(transaction=True)
MOST_BYTES, MOST_STATEMENTS = 15_000, 8
STRANGER = "without a session"
VISITORS = [STRANGER, "guest", "account", "uploader"]
Opened = Callable[..., Any]


@pytest.fixture(autouse=True)
def slow_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    """What was read just now is so for longer than a test takes."""
    monkeypatch.setattr(snapshot, "LIFETIME_S", 600.0)


def browser_of(who: str) -> Browser:
    """Return a browser in a busy lobby, with the session of such a player."""
    player, browser = crowd.busy(), Browser(headers={"Accept-Encoding": "gzip"})
    Player.objects.filter(pk=player.pk).update(is_guest=who == "guest")
    if who == "uploader":
        crowd.upload(player)
    if who != STRANGER:
        browser.client.force_login(player)
    cache.set("lobby.sweep", True, cleanup.EXPIRE_INTERVAL_S)
    return browser


def ready(warm: bool) -> None:
    """Have the lobby read by somebody else just now, or not."""
    snapshot.SNAPSHOT.invalidate()
    if warm:
        snapshot.SNAPSHOT.get()


@contextmanager
def statements_of_sockets() -> Iterator[list[CaptureQueriesContext]]:
    """Capture what the threads that work for sockets ask of the database."""

    def begin() -> CaptureQueriesContext:
        assert connections["default"].features.supports_json_field  # SQLite is asked, once in a connection
        return CaptureQueriesContext(connections["default"]).__enter__()

    with ExitStack() as stack:
        captured = [thread.submit(begin).result() for thread in db_threads._threads]
        for each in captured:
            stack.push(each)
        yield captured


def asked(*captured: CaptureQueriesContext) -> list[str]:
    return [query["sql"] for each in captured for query in each.captured_queries]


def check(found: list[str], bytes_: int, who: str, *, warm: bool) -> None:
    assert len(found) <= MOST_STATEMENTS, found
    assert bytes_ <= MOST_BYTES
    named = {name for name in ("django_session", "lobby_player", "games_seat") if name in " ".join(found)}
    if who != STRANGER:  # what was captured is the whole way
        assert named == {"django_session", "lobby_player", "games_seat"}
    elif warm:
        assert not found


@pytest.mark.parametrize("warm", [False, True], ids=["cold", "warm"])
@pytest.mark.parametrize("who", VISITORS)
def test_lobby_over_http(who: str, warm: bool) -> None:
    browser = browser_of(who)
    ready(warm)
    with CaptureQueriesContext(connection) as captured:
        answer = browser.client.get("/api/lobby")
    assert answer.headers["Content-Encoding"] == "gzip"
    shown = json.loads(gzip.decompress(answer.content))
    assert (len(shown["tables"]), len(shown["running"]), len(shown["finished"]["matches"])) == (20, 12, 8)
    assert [len(shown["my_tables"]), len(shown["my_matches"])] == ([0, 0] if who == STRANGER else [3, 2])
    check(asked(captured), len(answer.content), who, warm=warm)


@pytest.mark.parametrize("who", [STRANGER, "account", "uploader"])
def test_next_page_of_finished_matches_over_http(who: str) -> None:
    browser = browser_of(who)
    ready(False)
    after = json.loads(gzip.decompress(browser.client.get("/api/lobby").content))["finished"]["next"]
    with CaptureQueriesContext(connection) as captured:
        answer = browser.client.get(f"/api/lobby?page=2&after={after}")
    check(asked(captured), len(answer.content), who, warm=False)


@pytest.mark.parametrize("warm", [False, True], ids=["cold", "warm"])
@pytest.mark.parametrize("who", VISITORS)
async def test_lobby_over_its_socket(who: str, warm: bool, opened: Opened) -> None:
    browser = await in_request_thread(lambda: browser_of(who))
    await in_request_thread(lambda: ready(warm))
    with statements_of_sockets() as captured:
        client = await opened("/ws/lobby/", browser)
        message = await client.receive("lobby")
        found = asked(*captured)
    waits = {"seats": 3, "waiting": 1, "commitment": "c" * 64}
    assert message["quick"] == (None if who == STRANGER else waits)
    text = json.dumps(message, separators=(",", ":"), ensure_ascii=False)
    check(found, len(gzip.compress(text.encode())), who, warm=warm)
