"""No room on the disk, with SQLite: moves are refused, nothing is half stored, and play goes on later."""

from __future__ import annotations

import uuid
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest
from django.db import OperationalError, connection
from django.db.backends.signals import connection_created
from structlog.testing import capture_logs

from games.models import ChatMessage, LoggedAction, Match
from realtime import db_threads
from realtime.db_threads import run_in_db_thread
from realtime.refusals import RequestRefused
from tests.games import play

pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.skipif(connection.vendor != "sqlite", reason="a file with a limit of its own is needed"),
]


async def here(work: Callable[..., Any], *args: object) -> Any:
    """Do work in the thread whose connection has the limit."""
    return await run_in_db_thread("one thread", work, *args)


def limit(**_: object) -> None:
    """Let the database grow no more."""
    connection.cursor().execute("PRAGMA max_page_count = 1")


def fill(match: Match) -> None:
    """Fill the disk, for this connection and for those that come after it."""
    connection_created.connect(limit)
    limit()
    with suppress(OperationalError):
        while True:
            line = {"match": match, "name": "Ann", "command_id": uuid.uuid4().hex, "text": "x" * 300}
            ChatMessage.objects.create(**line)


def clear() -> None:
    """Make room."""
    connection_created.disconnect(limit)
    connection.close()


async def refused(match: Match) -> tuple[int, str]:
    """Play on until a move is refused; return how many were played, and the code. Old pages may have room."""
    for played in range(50):
        try:
            await here(play.move, match, None, f"command-{played}")
        except RequestRefused as error:
            return played, error.refusal.code
    raise AssertionError("the disk has room")


def stored(match: Match) -> tuple[int, int]:
    """Return the number of the match, and the rows of its log."""
    return play.fresh(match).number, LoggedAction.objects.filter(match=match).count()


async def test_move_on_a_full_disk_is_refused_and_can_be_sent_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(db_threads, "RETRY_S", 0.0)
    match = await here(play.running)
    await here(play.moves, match, 2)
    await here(fill, match)
    try:
        with capture_logs() as lines:
            played, code = await refused(match)
        assert code == "service.away"
        assert {line["code"] for line in lines if line["event"] == "database unavailable"} == {"SQLITE_FULL"}
        assert await here(stored, match) == (2 + played, 2 + played)
    finally:
        await here(clear)
    accepted = await here(play.move, match, None, f"command-{played}")
    assert (accepted.number, accepted.again) == (3 + played, False)
    assert await here(stored, match) == (3 + played, 3 + played)
