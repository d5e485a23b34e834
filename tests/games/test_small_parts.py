"""Parts alone: the token bucket, the one worker of a process, the second looks of the hub."""

from __future__ import annotations

import asyncio
import json
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from django.contrib.sessions.models import Session
from django.test import Client

from games import conf
from games.broadcasts import events
from games.notifications import session_revoked
from games.scheduler.worker import EmbeddedWorker, Worker
from realtime.connection import Bucket
from realtime.db_threads import run_in_db_thread
from tests.games import play
from tests.games.client import MatchClient, cookie


def test_a_bucket_gives_its_burst_then_as_much_as_flows_in() -> None:
    bucket = Bucket(burst=3, refill=2)
    now = time.monotonic()
    assert [bucket.take(now) for _ in range(5)] == [True, True, True, False, False]
    assert bucket.debt == 2
    assert [bucket.take(now + 0.5), bucket.take(now + 0.5)] == [True, False]
    assert [bucket.take(now + 100) for _ in range(4)] == [True, True, True, False]  # no more than the burst


def test_bucket_says_when_there_is_a_token() -> None:
    bucket = Bucket(burst=1, refill=0.25)
    now = time.monotonic()
    assert [bucket.take(now), bucket.take(now), bucket.wait_s()] == [True, False, 4]
    assert [bucket.take(now + 1.5), bucket.wait_s()] == [False, 3]
    assert bucket.take(now + 4)


def test_bucket_paid_back_has_no_debt() -> None:
    bucket = Bucket(burst=1, refill=1)
    now = time.monotonic()
    assert [bucket.take(now), bucket.take(now), bucket.take(now + 1)] == [True, False, True]
    assert bucket.debt == 0


@pytest.mark.parametrize(("letters", "most"), [(100, conf.EVENTS_AT_ONCE), (3000, 16), (70_000, 1)])
def test_messages_of_events_are_no_longer_than_the_server_sends(letters: int, most: int) -> None:
    sent = [f'"{number}{"ż" * (letters // 2)}"' for number in range(120)]
    found = list(events.batches(sent))
    assert max(count for count, _ in found) == most
    assert [event for _, text in found for event in json.loads(text)["events"]] == [
        json.loads(event) for event in sent
    ]
    assert all(count == len(json.loads(text)["events"]) for count, text in found)
    if most > 1:
        assert max(len(text.encode()) for _, text in found) < 64 * 1024
    assert list(events.batches([])) == []


def test_process_has_one_worker_after_many_requests(monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[threading.Thread] = []

    def run(worker: Worker) -> None:
        started.append(threading.current_thread())
        worker.stopping.wait(10)

    monkeypatch.setattr(Worker, "run", run)
    try:
        with ThreadPoolExecutor(8) as pool:
            list(pool.map(lambda _: EmbeddedWorker.start_once(), range(40)))
        assert len([each for each in threading.enumerate() if each.name == "worker"]) == 1
        assert len(started) == 1
    finally:
        EmbeddedWorker.stop()


async def test_session_that_ends_after_its_notification_is_found_by_a_second_check(
    transactional_db: None,
) -> None:
    match = await run_in_db_thread("test", play.running)
    player: Any = await run_in_db_thread("test", lambda: match.seats.get(index=0).player)
    async with MatchClient(match.public_id, await run_in_db_thread("test", cookie, player)) as socket:
        await socket.hello()
        session_revoked(player=player.pk)
        await asyncio.sleep(0.2)  # the first look finds nothing wrong
        await run_in_db_thread("test", lambda: Session.objects.all().delete())
        assert await socket.closed() == 4001


@pytest.mark.parametrize(
    ("path", "status"), [("/metrics", 200), ("/healthz", 200), ("/livez", 200), ("/api/schema", 301)]
)
@pytest.mark.django_db
def test_requests_from_inside_need_no_https(path: str, status: int, settings: Any) -> None:
    settings.SECURE_SSL_REDIRECT = True
    assert Client().get(path).status_code == status


@pytest.mark.parametrize(("words", "status"), [("Bearer word", 200), ("Bearer wörd", 404), ("word", 404)])
@pytest.mark.django_db
def test_metrics_with_a_token_need_it(words: str, status: int, settings: Any) -> None:
    settings.METRICS_TOKEN = "word"
    assert Client(headers={"authorization": words}).get("/metrics").status_code == status
    assert Client().get("/metrics").status_code == 404
