"""Chat at a match: what players keep from spectators until the end, ready phrases, and marks of guests."""

from __future__ import annotations

from typing import Any

import pytest
from django.contrib.auth import get_user_model

from games import service
from games.models import ChatMessage, Match
from games.phrases import PHRASES
from realtime.db_threads import run_in_db_thread
from tests.games import play
from tests.games.client import MatchClient, cookie

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture
def match() -> Match:
    return play.running()


@pytest.fixture
def cookies(match: Match) -> list[str]:
    return [cookie(seat.player) for seat in match.seats.order_by("index")]


async def in_thread(work: Any, *args: Any) -> Any:
    return await run_in_db_thread("test", work, *args)


def finish(match: Match) -> None:
    """End the match by leaving it."""
    play.move(match, {"seat": match.turn_seat, "type": "forfeit"})


def texts(welcome: dict[str, Any]) -> list[str]:
    return [line["text"] for line in welcome["chat"]]


async def test_line_for_players_while_the_match_runs_reaches_no_spectator(
    match: Match, cookies: list[str]
) -> None:
    ann, bob, watching = (MatchClient(match.public_id, *who) for who in ([cookies[0]], [cookies[1]], []))
    async with ann, bob, watching:
        for client in (ann, bob, watching):
            await client.hello()
        await ann.send(t="chat", id="command-1", text="my plan", to="players")
        assert (await bob.receive("chat"))["to"] == "players"
        await ann.send(t="chat", id="command-2", text="for all")
        # In order, so the first line would have come before this one.
        line = await watching.receive("chat")
        assert (line["text"], "to" in line) == ("for all", False)
    async with MatchClient(match.public_id) as later, MatchClient(match.public_id, cookies[1]) as back:
        assert texts(await later.hello()) == ["for all"]
        assert texts(await back.hello()) == ["my plan", "for all"]


async def test_line_for_players_when_the_match_is_over_is_read_by_everybody(
    match: Match, cookies: list[str]
) -> None:
    async with MatchClient(match.public_id, cookies[0]) as ann, MatchClient(match.public_id) as watching:
        await ann.hello()
        assert texts(await watching.hello()) == []
        await ann.send(t="chat", id="command-1", text="my plan", to="players")
        await ann.receive("chat")
        await in_thread(finish, match)
        await watching.receive("status", status="over")
        assert texts(await watching.hello()) == ["my plan"]
        await ann.send(t="chat", id="command-2", text="well done", to="players")
        assert "to" not in await watching.receive("chat", text="well done")


async def test_line_for_players_of_a_paused_match_stays_with_the_players(
    match: Match, cookies: list[str]
) -> None:
    async with MatchClient(match.public_id, cookies[0]) as ann:
        await ann.hello()
        await ann.send(t="chat", id="command-1", text="my plan", to="players")
        await ann.receive("chat")
    await in_thread(service.pause, match.public_id)
    async with MatchClient(match.public_id) as watching:
        assert texts(await watching.hello()) == []


async def test_line_for_players_from_a_spectator_is_refused(match: Match) -> None:
    other = await in_thread(play.player, "Eve")
    async with MatchClient(match.public_id, await in_thread(cookie, other)) as watching:
        await watching.hello()
        await watching.send(t="chat", id="command-1", text="let me in", to="players")
        assert (await watching.receive("refused"))["code"] == "chat.seat"
    assert not await in_thread(ChatMessage.objects.exists)


async def test_phrase_is_sent_as_its_code(match: Match, cookies: list[str]) -> None:
    async with MatchClient(match.public_id, cookies[0]) as ann:
        await ann.hello()
        await ann.send(t="chat", id="command-1", phrase="well_played")
        line = await ann.receive("chat")
        assert (line["phrase"], line["text"]) == ("well_played", PHRASES["well_played"])


@pytest.mark.parametrize("said", [{"phrase": "nonesuch"}, {"phrase": "thanks", "text": "and more"}])
async def test_phrase_that_is_unknown_or_has_a_text_is_refused(
    match: Match, cookies: list[str], said: dict[str, str]
) -> None:
    async with MatchClient(match.public_id, cookies[0]) as ann:
        await ann.hello()
        await ann.send(t="chat", id="command-1", **said)
        assert (await ann.receive("refused"))["code"] == "chat.phrase"


async def test_line_of_a_guest_says_so_and_that_of_an_account_does_not(
    match: Match, cookies: list[str]
) -> None:
    def make_guest() -> None:
        get_user_model().objects.filter(match_seats__index=1).update(is_guest=True)

    await in_thread(make_guest)
    async with (
        MatchClient(match.public_id, cookies[0]) as ann,
        MatchClient(match.public_id, cookies[1]) as bob,
    ):
        await ann.hello()
        await bob.hello()
        await ann.send(t="chat", id="command-1", text="hi")
        assert "guest" not in await bob.receive("chat", text="hi")
        await bob.send(t="chat", id="command-2", text="hello")
        assert (await ann.receive("chat", text="hello"))["guest"] is True
