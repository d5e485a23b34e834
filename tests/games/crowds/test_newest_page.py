"""Spectators beyond the sockets of a match: they are sent to pages over HTTP, which are read once for all."""

from __future__ import annotations

from typing import Any

import pytest
from django.test import Client

from games.models import Match
from games.payloads import newest
from realtime.db_threads import run_in_db_thread
from tests.games import play
from tests.games.client import MatchClient, cookie
from tests.openapi import validate

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture(autouse=True)
def _fresh() -> None:
    newest.forget()


def page(match: Match) -> Any:
    return Client().get(f"/api/matches/{match.public_id}/events/newest")


async def test_spectator_beyond_the_sockets_is_refused_and_a_player_is_not(settings: Any) -> None:
    settings.BASTIDE = {**settings.BASTIDE, "spectator_sockets": 1}
    ann = await run_in_db_thread("test", play.player, "Ann")
    match = await run_in_db_thread(
        "test", lambda: play.running([play.seat("Ann", who=ann), play.seat("Bob")])
    )
    seat = await run_in_db_thread("test", cookie, ann)
    async with MatchClient(match.public_id) as one, MatchClient(match.public_id) as two:
        await one.hello()
        await two.send(t="hello", after=0)
        assert (await two.receive("refused"))["code"] == "match.crowded"
        assert await two.closed() == 4030
        async with MatchClient(match.public_id, seat) as player:
            assert (await player.hello())["you"]["seat"] == 0
        await one.hello()  # again: it keeps its socket


def test_newest_page_has_headline_and_the_events_after_the_last_full_page() -> None:
    match = play.running()
    play.moves(match, 3)
    answer = page(match)
    found = answer.json()
    validate("/api/matches/{match_id}/events/newest", "get", 200, found)
    assert (found["pages"], found["number"], found["match"]["id"]) == (0, 3, match.public_id)
    assert [event["number"] for event in found["events"]] == [1, 2, 3]
    assert "max-age=2" in answer["Cache-Control"]
    assert "public" in answer["Cache-Control"]
    assert "Cookie" not in answer["Vary"]


def test_newest_page_begins_after_the_full_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("games.conf.EVENTS_IN_PAGE", 2)
    match = play.running()
    play.moves(match, 5)
    found = page(match).json()
    assert (found["pages"], [event["number"] for event in found["events"]]) == (2, [5])


def test_all_who_ask_within_its_life_share_one_read(monkeypatch: pytest.MonkeyPatch) -> None:
    match = play.running()
    reads: list[str] = []
    read = newest._read

    def counted(match_id: str) -> newest.NewestPage:
        reads.append(match_id)
        return read(match_id)

    monkeypatch.setattr(newest, "_read", counted)
    assert page(match).content == page(match).content
    assert len(reads) == 1
    monkeypatch.setattr("games.payloads.newest.time.monotonic", lambda: 1e12)
    play.move(match)
    assert page(match).json()["number"] == 1
    assert len(reads) == 2


def test_unknown_match_has_no_newest_page() -> None:
    assert page(Match(public_id="zzzzzzzzzz")).json()["code"] == "match.unknown"
