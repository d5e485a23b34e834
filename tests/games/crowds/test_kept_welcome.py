"""A further spectator is welcomed without a read, unless something has changed or the player has a seat."""

from __future__ import annotations

import gc
from typing import Any

import pytest

from games import chat, consumers, lifecycle
from games.handlers import welcomes
from games.models import Match
from realtime.db_threads import run_in_db_thread
from tests.games import play
from tests.games.client import MatchClient, cookie

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture
def reads(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What was read for sockets that open and say hello."""
    found: list[str] = []

    def counted(module: Any, name: str) -> None:
        work = getattr(module, name)

        def reading(*given: Any) -> Any:
            found.append(name)
            return work(*given)

        monkeypatch.setattr(module, name, reading)

    counted(welcomes, "for_spectators")
    counted(welcomes, "for_player")
    counted(consumers, "_must_be_known")
    monkeypatch.setattr(welcomes, "SHARED_S", 60.0)
    return found


async def watched(match: Match) -> MatchClient:
    """Return a spectator's socket that has its welcome."""
    watching = await MatchClient(match.public_id).__aenter__()
    await watching.hello()
    await watching.receive("presence")
    return watching


def of_seat(match: Match, index: int) -> str:
    return cookie(match.seats.select_related("player").get(index=index).player)


async def test_further_spectators_are_welcomed_without_a_read(reads: list[str]) -> None:
    match = await run_in_db_thread("test", play.running)
    await run_in_db_thread("test", play.moves, match, 3)
    one = await watched(match)
    assert reads == ["_must_be_known", "for_spectators"]
    stranger = await run_in_db_thread("test", lambda: cookie(play.player("Cleo")))
    async with MatchClient(match.public_id) as two, MatchClient(match.public_id, stranger) as three:
        for each in (two, three):
            assert (await each.hello())["number"] == 3
            assert (await each.receive("events"))["events"][-1]["number"] == 3
            await each.receive("presence")
        assert reads == ["_must_be_known", "for_spectators"]
        await run_in_db_thread(match.public_id, play.move, match)
        for each in (one, two, three):
            await each.receive("events")
            assert each.has("events", 4)
    await one.__aexit__()


async def test_change_since_the_last_welcome_is_read(reads: list[str]) -> None:
    match = await run_in_db_thread("test", play.running)
    one = await watched(match)
    ann = await run_in_db_thread("test", lambda: match.seats.get(index=0).player_id)
    line = chat.Line(play.command(), "Good luck")
    await run_in_db_thread(match.public_id, chat.say, match.public_id, ann, line)
    async with MatchClient(match.public_id) as two:
        assert [said["text"] for said in (await two.hello())["chat"]] == ["Good luck"]
    assert reads.count("for_spectators") == 2
    await one.__aexit__()


async def test_player_is_not_taken_for_a_spectator(reads: list[str]) -> None:
    match = await run_in_db_thread("test", play.running)
    one = await watched(match)
    bob = await run_in_db_thread("test", of_seat, match, 1)
    async with MatchClient(match.public_id, bob) as playing:
        assert (await playing.hello())["you"]["seat"] == 1
    assert reads.count("for_player") == 1
    await one.__aexit__()


def test_no_later_collection_looks_at_what_the_start_made() -> None:
    before = gc.get_freeze_count()
    made = [{"page": [number]} for number in range(1000)]
    try:
        lifecycle.keep_what_the_start_made()
        assert gc.get_freeze_count() >= before + len(made)
        assert len(gc.get_objects(2)) < len(made)
    finally:
        gc.unfreeze()
