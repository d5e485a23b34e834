"""Many spectators of one match: players get events at once, spectators in batches, nobody misses any."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from games.broadcasts import crowd
from games.hub import MatchHub
from realtime.db_threads import run_in_db_thread
from tests.games import play
from tests.games.client import MatchClient, cookie

pytestmark = pytest.mark.django_db(transaction=True)
BATCH_S = 0.5


@pytest.fixture
def limits(settings: Any) -> dict[str, Any]:
    """Make two spectators a crowd."""
    settings.BASTIDE = {**settings.BASTIDE, "crowd_from": 2, "crowd_pause_s": BATCH_S}
    found: dict[str, Any] = settings.BASTIDE
    return found


async def _events(socket: MatchClient, until: int) -> list[list[int]]:
    """Return the numbers of the events in each message, up to this event."""
    found: list[list[int]] = []
    while not found or found[-1][-1] < until:
        message = await socket.receive("events")
        found.append([event["number"] for event in message["events"]])
    return found


async def _playing() -> tuple[str, Any, str]:
    ann = await run_in_db_thread("test", play.player, "Ann")
    match = await run_in_db_thread(
        "test", lambda: play.running([play.seat("Ann", who=ann), play.seat("Bob")])
    )
    return match.public_id, match, await run_in_db_thread("test", cookie, ann)


async def test_spectators_of_a_crowd_get_quick_moves_in_one_message_and_players_at_once(
    limits: dict[str, Any],
) -> None:
    match_id, match, ann = await _playing()
    async with (
        MatchClient(match_id, ann) as player,
        MatchClient(match_id) as one,
        MatchClient(match_id) as two,
    ):
        for each in (player, one, two):
            await each.hello()
        for number in range(1, 4):
            await run_in_db_thread(match_id, play.move, match)
            assert await _events(player, number) == [[number]]
        assert await _events(one, 3) == await _events(two, 3) == [[1], [2, 3]]


async def test_few_spectators_get_each_move_at_once(limits: dict[str, Any]) -> None:
    limits["crowd_from"] = 3
    match_id, match, _ = await _playing()
    async with MatchClient(match_id) as one, MatchClient(match_id) as two:
        for each in (one, two):
            await each.hello()
        for number in range(1, 3):
            await run_in_db_thread(match_id, play.move, match)
            assert await _events(one, number) == await _events(two, number) == [[number]]


async def test_a_crowd_that_shrinks_or_is_joined_meanwhile_misses_nothing(limits: dict[str, Any]) -> None:
    match_id, match, _ = await _playing()
    async with MatchClient(match_id) as one:
        await one.hello()
        async with MatchClient(match_id) as two:
            await two.hello()
            await run_in_db_thread(match_id, play.move, match)
        await run_in_db_thread(match_id, play.move, match)
        async with MatchClient(match_id) as late:
            await late.hello()
            await run_in_db_thread(match_id, play.move, match)
            seen = [number for numbers in await _events(one, 3) for number in numbers]
            assert seen == [1, 2, 3]
            assert [number for numbers in await _events(late, 3) for number in numbers][-1] == 3


async def test_a_spectator_too_far_behind_says_hello_again(
    limits: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(crowd, "KEPT", 2)
    limits["crowd_pause_s"] = 2.0  # all four moves come within it on a busy machine too
    match_id, match, _ = await _playing()
    async with MatchClient(match_id) as one, MatchClient(match_id) as two:
        for each in (one, two):
            await each.hello()
        await run_in_db_thread(match_id, play.moves, match, 4)
        await one.receive("resync")
        await one.hello()
        assert (await _events(one, 4))[-1][-1] == 4


async def test_the_clock_reaches_a_crowd_after_its_events(limits: dict[str, Any]) -> None:
    bank = {"kind": "bank", "bank": 600_000, "increment": 0, "out": "forfeit"}
    match = await run_in_db_thread("test", lambda: play.running(clock=bank))
    async with MatchClient(match.public_id) as one, MatchClient(match.public_id) as two:
        for each in (one, two):
            await each.hello()
            await each.receive("clock")
        one.received.clear()
        await run_in_db_thread(match.public_id, play.move, match)
        await one.receive("clock")
        assert [m["t"] for m in one.received if m["t"] in {"events", "clock"}] == ["events", "clock"]
        await asyncio.sleep(0)
        room = MatchHub.current().rooms[match.public_id]
        assert room.held_clock == ""
