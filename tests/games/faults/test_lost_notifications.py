"""Notifications of other processes that get lost are noticed by their numbers."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from games.hub import MatchHub
from games.notifications import TOPIC
from realtime import notifications
from realtime.db_threads import run_in_db_thread
from realtime.notifications import PROCESS, Inbox
from tests.games import play
from tests.games.client import MatchClient


def sent(sender: str, first: int, *numbers: int) -> dict[str, Any]:
    """Return what an outbox sends: the number of its first notification, and the notifications."""
    return {"from": sender, "first": first, "all": [{"n": number} for number in numbers]}


def test_inbox_finds_gaps_between_notifications_of_each_sender() -> None:
    inbox = Inbox()
    assert inbox.read(sent("web-1", 7, 7, 8)) == ([{"n": 7}, {"n": 8}], False)  # joined in the middle
    assert inbox.read(sent("web-2", 1, 1)) == ([{"n": 1}], False)
    assert inbox.read(sent("web-1", 9)) == ([], False)  # a beat without anything new
    assert inbox.read(sent("web-1", 10)) == ([], True)  # a beat: number 9 was lost
    assert inbox.read(sent("web-1", 12, 12)) == ([{"n": 12}], True)
    assert inbox.read(sent("web-2", 2, 2)) == ([{"n": 2}], False)


def test_inbox_drops_notifications_of_its_own_process() -> None:
    assert Inbox().read(sent(f"{PROCESS}-1", 5, 5)) == ([], False)


async def test_hub_that_missed_a_notification_compares_its_rooms_at_once(
    monkeypatch: pytest.MonkeyPatch, transactional_db: None
) -> None:
    match = await run_in_db_thread("test", play.running)
    monkeypatch.setattr(MatchHub, "tick_s", 3600.0)
    async with MatchClient(match.public_id) as watching:
        await watching.hello()
        with monkeypatch.context() as deaf:
            deaf.setattr(TOPIC, "notify", lambda message: None)
            await run_in_db_thread(match.public_id, play.move, match)
        here, inbox = MatchHub.current(), Inbox()
        here._deliver(*inbox.read(sent("web-2", 1)))
        here._deliver(*inbox.read(sent("web-2", 2)))
        assert (await watching.receive("events"))["events"][0]["number"] == 1


async def test_outbox_sends_all_that_wait_at_once_and_numbers_them(monkeypatch: pytest.MonkeyPatch) -> None:
    batches: list[tuple[int, int]] = []

    class Layer:
        async def group_send(self, group: str, message: dict[str, Any]) -> None:
            batches.append((message["first"], len(message["all"])))
            await asyncio.sleep(0.05)
            if len(batches) == 2:
                raise ConnectionError

    monkeypatch.setattr(notifications, "get_channel_layer", Layer)
    outbox = notifications.Outbox("group", asyncio.get_running_loop())
    for _ in range(2):
        outbox.add([{"n": 1}])
        await asyncio.sleep(0.01)
        outbox.add([{"n": 2}])
        outbox.add([{"n": 3}])
        await asyncio.sleep(0.3)
    outbox.add([])
    await asyncio.sleep(0.05)
    # The second batch was lost; the next numbers say so.
    assert batches == [(1, 1), (2, 2), (4, 1), (5, 2), (7, 0)]
