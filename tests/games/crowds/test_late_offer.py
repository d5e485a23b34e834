"""A match that is not in memory: its board comes before it is replayed, the offer of a player after that."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

import rules
from games import conf
from games.connections.replays import Replays
from games.game_cache import CACHE, LiveMatch
from games.models import Match
from realtime.db_threads import run_in_db_thread
from tests.games import play
from tests.games.client import MatchClient, cookie
from tools import ROOT

pytestmark = pytest.mark.django_db(transaction=True)
LONGEST = Path(ROOT, "tests", "records", "games", "new-everything-six.json")


class Replay:
    """Holds every replay until `go` is set, and counts them."""

    def __init__(self) -> None:
        self.go = threading.Event()
        self.begun = 0

    def wait_until_begun(self) -> None:
        """Return when a replay is held."""
        end = time.monotonic() + 10
        while not self.begun and time.monotonic() < end:
            time.sleep(0.01)


@pytest.fixture
def replay(monkeypatch: pytest.MonkeyPatch) -> Iterator[Replay]:
    """The replays of this process, each held."""
    held, catch_up = Replay(), LiveMatch.catch_up

    def waiting(live: LiveMatch, match: Match) -> bool:
        held.begun += 1
        assert held.go.wait(20)
        return catch_up(live, match)

    monkeypatch.setattr(LiveMatch, "catch_up", waiting)
    monkeypatch.setattr(conf, "PLAYED_AT_ONCE", 20)
    yield held
    held.go.set()


def running(moves: int) -> tuple[Match, list[str], int]:
    """Return a match that is not in memory, the cookies of its seats, and the seat that decides."""
    match = play.running()
    play.moves(match, moves)
    CACHE.forget()
    seat = play.fresh(match).turn_seat
    assert seat is not None
    return match, [cookie(each.player) for each in match.seats.order_by("index")], seat


async def test_player_has_the_board_before_the_match_is_replayed_and_plays_then(replay: Replay) -> None:
    match, cookies, seat = await run_in_db_thread("test", running, 40)
    async with MatchClient(match.public_id, cookies[seat]) as player:
        await player.send(t="hello", after=0, view=True)
        await player.receive("presence")
        assert player.has("events", 40)
        assert not player.has("offer", 40)
        replay.go.set()
        offer = await player.receive("offer", number=40)
        action = play.plain(offer["decision"]["actions"][0])
        await player.send(t="act", id="after-the-replay", number=40, action=action)
        assert (await player.receive("taken"))["number"] == 41


async def test_other_seats_get_the_offer_late_and_without_actions(replay: Replay) -> None:
    match, cookies, seat = await run_in_db_thread("test", running, 40)
    replay.go.set()
    async with MatchClient(match.public_id, cookies[1 - seat]) as player:
        await player.send(t="hello", after=0)
        assert "actions" not in (await player.receive("offer", number=40))["decision"]


async def test_move_during_the_replay_brings_the_newer_offer(replay: Replay) -> None:
    match, cookies, seat = await run_in_db_thread("test", running, 40)
    async with MatchClient(match.public_id, cookies[seat]) as player:
        await player.send(t="hello", after=0, view=True)
        await player.receive("presence")
        replay.go.set()
        await run_in_db_thread("test", play.move, match)
        await player.receive("events")
        assert (await player.receive("offer", number=41))["decision"]["seat"] in (0, 1)


async def test_nothing_is_replayed_for_a_spectator(replay: Replay) -> None:
    match, _, seat = await run_in_db_thread("test", running, 40)
    async with MatchClient(match.public_id) as watching:
        await watching.send(t="hello", after=0, view=True)
        view = (await watching.receive("view"))["view"]
        await watching.receive("presence")
        assert watching.has("events", 40)
        assert view["decision"]["seat"] in (0, 1)
        assert not [each for each in watching.received if each["t"] == "offer"]
    assert not replay.begun
    assert seat in (0, 1)


def test_kinds_of_answers_are_known_before_the_match_is_replayed() -> None:
    record = rules.Record.from_json(LONGEST.read_text(encoding="utf-8"))
    game = record.start()
    kinds = list(rules.answer_kinds(game))
    assert kinds
    for action in record.actions:
        game.apply(action)
        assert list(rules.answer_kinds(game)) == kinds


async def test_match_with_few_new_events_comes_with_its_offer(replay: Replay) -> None:
    match, cookies, seat = await run_in_db_thread("test", running, 10)
    replay.go.set()
    async with MatchClient(match.public_id, cookies[seat]) as player:
        await player.send(t="hello", after=0)
        await player.receive("presence")
        assert player.has("offer", 10)


async def test_matches_where_somebody_is_to_move_are_replayed_first_and_each_once() -> None:
    replays, begun, go = Replays(), list[str](), asyncio.Event()

    def asked(match: str, *, to_move: bool = False) -> asyncio.Task[str]:
        async def work() -> str:
            begun.append(match)
            await go.wait()
            if match == "broken":
                raise LookupError(match)
            return match

        return asyncio.ensure_future(replays.read(match, work, to_move=to_move))

    waiting = [asked("first"), asked("slow"), asked("broken"), asked("both")]
    await asyncio.sleep(0)
    waiting += [asked("both", to_move=True), asked("quick", to_move=True), asked("slow")]
    await asyncio.sleep(0.01)
    assert begun == ["first"]
    again = asked("first")  # it may have to see what the one that runs does not
    go.set()
    answers = await asyncio.gather(*waiting, again, return_exceptions=True)
    assert begun == ["first", "both", "quick", "slow", "broken", "first"]
    answered = ["first", "slow", "broken", "both", "both", "quick", "slow", "first"]
    assert [str(each) for each in answers] == answered


async def test_board_does_not_wait_for_the_replays_of_other_matches(replay: Replay) -> None:
    """There are as many replays under way as there can be."""
    first, cookies, seat = await run_in_db_thread("test", running, 40)
    others = [await run_in_db_thread("test", running, 40) for _ in range(3)]
    async with MatchClient(first.public_id, cookies[seat]) as held:
        await held.hello()
        await asyncio.to_thread(replay.wait_until_begun)
        for match, theirs, theirs_seat in others:
            async with MatchClient(match.public_id, theirs[theirs_seat]) as player, asyncio.timeout(5):
                assert (await player.hello())["number"] == 40
        assert replay.begun == 1
        replay.go.set()
        await held.receive("offer", number=40)
