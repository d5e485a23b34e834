"""A lock that somebody holds in PostgreSQL stops no other match, and refuses its own at once."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import psycopg
import pytest
from django.db import connection
from django.test import Client

from games import service
from games.models import Match
from realtime import db_threads
from realtime.db_threads import run_in_db_thread
from realtime.refusals import RequestRefused
from tests.games import play
from web.apps import TIMEOUTS, with_timeouts, without_timeouts

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.postgres]


@contextmanager
def locked(match: Match) -> Iterator[None]:
    """Another client of the database holds the match's row, and does nothing."""
    names = {"host": "HOST", "port": "PORT", "user": "USER", "password": "PASSWORD", "dbname": "NAME"}
    where: dict[str, Any] = {name: connection.settings_dict[key] or None for name, key in names.items()}
    with psycopg.connect(**where) as other:
        other.execute("SELECT 1 FROM games_match WHERE id = %s FOR UPDATE", [match.pk])
        yield


def submit(match: Match, command_id: str) -> Any:
    """Return the first legal action of the seat that decides."""
    return play.move(match, command_id=command_id)


async def timed(work: Any, *args: Any) -> tuple[float, Any]:
    """Return how long work took in the thread that all share here, and its result or refusal."""
    started = time.monotonic()
    try:
        result = await run_in_db_thread("one thread", work, *args)
    except RequestRefused as refused:
        result = refused.refusal.code
    return time.monotonic() - started, result


async def test_a_locked_match_is_refused_at_once_and_others_of_its_thread_go_on() -> None:
    match, other = await run_in_db_thread("one thread", lambda: (play.running(), play.running()))
    with locked(match):
        both = await asyncio.gather(timed(submit, match, "command-1"), timed(submit, other, "command-2"))
    (refused_after, code), (played_after, accepted) = both
    assert code == "service.busy"
    assert refused_after < 1
    assert accepted.number == 1
    assert played_after < 1
    again = await timed(submit, match, "command-1")
    assert (again[1].number, again[1].again) == (1, False)


def test_over_http_a_locked_match_answers_503() -> None:
    match = play.running()
    client = Client()
    client.force_login(match.seats.get(index=0).player, "django.contrib.auth.backends.ModelBackend")  # type: ignore[arg-type]
    body = {"id": "command-1", "number": 0, "action": play.plain(play.legal(match)[0])}
    with locked(match):
        answer = client.post(f"/api/matches/{match.public_id}/actions", body, "application/json")
    assert (answer.status_code, answer.json()["code"]) == (503, "service.busy")
    answer = client.post(f"/api/matches/{match.public_id}/actions", body, "application/json")
    assert answer.status_code == 200


async def test_a_lost_connection_is_tried_again_without_keeping_the_thread(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    from django.db import OperationalError

    tries: list[float] = []
    monkeypatch.setattr(db_threads, "RETRY_S", 0.5)

    def fails_once() -> str:
        tries.append(time.monotonic())
        if len(tries) == 1:
            raise OperationalError("the connection was lost")
        return "done"

    slow, quick = await asyncio.gather(timed(fails_once), timed(lambda: "other"))
    assert (slow[1], len(tries)) == ("done", 2)
    assert quick[0] < 0.4


def test_migrations_wait_as_long_as_they_need() -> None:
    def values() -> list[str]:
        with connection.cursor() as cursor:
            return [cursor.execute(f"SHOW {name}").fetchone()[0] for name in TIMEOUTS]

    with_timeouts("default")
    assert values() == ["400ms", "15s", "15s"]
    without_timeouts("default")
    assert values() == ["0", "0", "0"]
    with_timeouts("default")


def test_a_command_that_was_refused_is_stored_nowhere() -> None:
    match = play.running()
    with locked(match), pytest.raises(Exception, match="lock timeout"):
        service.submit(match.public_id, 0, 0, "command-1", play.plain(play.legal(match)[0]))
    assert play.fresh(match).number == 0
    assert not match.log.exists()
    assert play.move(match, command_id="command-1").number == 1
