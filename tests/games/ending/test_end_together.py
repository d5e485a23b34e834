"""Ending a match together: who is asked, how long an offer stands, and how often one may be made."""

from __future__ import annotations

import json
from typing import Any

import pytest
from django.test import Client

from games import payloads, records, service
from games.ending import answer
from games.models import LoggedAction, Match
from games.offers import span
from games.schemas.base import UNSET
from realtime.db_threads import run_in_db_thread
from realtime.refusals import RequestRefused
from tests.games import play
from tests.games.client import MatchClient, cookie

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture
def match() -> Match:
    """Ann, Bob and Cleo, after some moves."""
    match = play.running(3)
    play.moves(match, 4)
    return match


def who(match: Match, index: int) -> int:
    pk = match.seats.get(index=index).player_id
    assert pk is not None
    return pk


def says(match: Match, index: int, *, agree: bool = True) -> None:
    answer(match.public_id, who(match, index), agree=agree)


def offer(match: Match) -> Any:
    """Return the open offer as a status message has it, without its last event."""
    ending = payloads.status(play.fresh(match)).ending
    return None if ending is UNSET else (ending.seat, ending.agreed, ending.asked)


def test_match_ends_when_the_last_person_agrees(match: Match) -> None:
    says(match, 1)
    assert offer(match) == (1, [1], [0, 2])
    says(match, 1)
    says(match, 2)
    assert (offer(match), play.fresh(match).status) == ((1, [1, 2], [0]), "running")
    says(match, 0)
    now = play.fresh(match)
    assert (now.status, offer(match)) == ("over", None)
    assert LoggedAction.objects.get(match=match, number=now.number).action == {
        "seat": 0,
        "type": "end_together",
    }
    assert sorted(match.seats.values_list("left", flat=True)) == [False] * 3
    best = max(match.seats.all(), key=lambda seat: seat.score)
    assert best.rank == 1


def test_record_of_it_is_read_again(match: Match) -> None:
    for index in range(3):
        says(match, index)
    game = records.download(play.fresh(match))
    assert '"end_together"' in game
    uploaded = records.upload(json.loads(game), play.player("Eve"))
    assert uploaded.status == "over"
    scores = list(match.seats.order_by("index").values_list("score", "rank"))
    assert list(uploaded.seats.order_by("index").values_list("score", "rank")) == scores


@pytest.mark.parametrize("decliner", [0, 1])
def test_declining_and_withdrawing_close_the_offer(match: Match, decliner: int) -> None:
    says(match, 1)
    says(match, decliner, agree=False)
    assert offer(match) is None
    says(match, 0)
    assert offer(match) == (0, [0], [1, 2])


def test_player_offers_again_only_after_two_rounds(match: Match) -> None:
    says(match, 1)
    says(match, 0, agree=False)
    with pytest.raises(RequestRefused) as refused:
        says(match, 1)
    assert refused.value.refusal.code == "ending.again"
    assert offer(match) is None
    play.moves(match, span(3))
    says(match, 1)
    assert offer(match) == (1, [1], [0, 2])


def test_offer_lapses_after_two_rounds(match: Match) -> None:
    says(match, 1)
    says(match, 0)
    play.moves(match, span(3) - 1)
    assert offer(match) == (1, [0, 1], [2])
    play.moves(match, 1)
    assert offer(match) is None
    says(match, 2)  # an offer of its own: what the others agreed to is over
    assert offer(match) == (2, [2], [0, 1])
    assert play.fresh(match).status == "running"


def test_bots_and_players_who_left_are_not_asked() -> None:
    match = play.running(
        [play.seat("Ann"), play.seat("Bot", bot="random"), play.seat("Bob"), play.seat("Cleo")]
    )
    service.submit(match.public_id, 3, 0, play.command(), {"seat": 3, "type": "forfeit"})
    says(match, 0)
    assert offer(match) == (0, [0], [2])
    says(match, 2)
    assert play.fresh(match).status == "over"
    assert match.seats.get(index=3).rank == 4


def test_against_bots_alone_the_player_ends_the_match() -> None:
    match = play.running([play.seat("Ann"), play.seat("Bot", bot="random")])
    says(match, 0)
    assert play.fresh(match).status == "over"


def test_who_agrees_for_a_device_agrees_for_all_its_seats() -> None:
    ann = play.player("Ann")
    ben = {**play.seat("Ben", who=ann), "companion": True}
    match = play.running([play.seat("Ann", who=ann), play.seat("Cleo"), ben])
    answer(match.public_id, ann.pk, agree=True)
    assert offer(match) == (0, [0, 2], [1])


def test_when_the_last_one_asked_leaves_agreeing_once_more_ends_it(match: Match) -> None:
    says(match, 0)
    says(match, 1)
    service.submit(match.public_id, 2, match_number(match), play.command(), {"seat": 2, "type": "forfeit"})
    assert offer(match) == (0, [0, 1], [])
    says(match, 1)
    assert play.fresh(match).status == "over"


def match_number(match: Match) -> int:
    return play.fresh(match).number


def test_spectators_and_players_of_a_finished_match_are_refused(match: Match) -> None:
    with pytest.raises(RequestRefused, match="not a player"):
        answer(match.public_id, play.player("Eve").pk, agree=True)
    for index in range(3):
        says(match, index)
    with pytest.raises(RequestRefused) as refused:
        says(match, 0)
    assert refused.value.refusal.code == "match.not_running"


def test_no_player_ends_a_match_by_an_action(match: Match) -> None:
    now = play.fresh(match)
    action = {"seat": 0, "type": "end_together"}
    with pytest.raises(RequestRefused) as refused:
        service.submit_for_player(match.public_id, who(match, 0), now.number, play.command(), action)
    assert refused.value.refusal.code == "action.field"
    assert play.fresh(match).status == "running"


def test_headline_has_the_offer_for_those_who_come_later(match: Match, client: Client) -> None:
    assert "ending" not in client.get(f"/api/matches/{match.public_id}").json()
    says(match, 1)
    until = match_number(match) + span(3)
    headline = client.get(f"/api/matches/{match.public_id}").json()
    assert headline["ending"] == {"seat": 1, "agreed": [1], "asked": [0, 2], "until": until}


async def test_offer_and_end_arrive_by_the_socket() -> None:
    match = await run_in_db_thread("test", play.running)
    seats = await run_in_db_thread(
        "test", lambda: list(match.seats.select_related("player").order_by("index"))
    )
    cookies = [await run_in_db_thread("test", cookie, seat.player) for seat in seats]
    async with (
        MatchClient(match.public_id, cookies[0]) as ann,
        MatchClient(match.public_id, cookies[1]) as bob,
    ):
        await ann.hello()
        await bob.hello()
        await ann.send(t="end_together", id="ending-one", agree="yes")
        assert (await ann.receive("refused"))["code"] == "message.form"
        await ann.send(t="end_together", id="ending-one", agree=True)
        while "ending" not in (status := await bob.receive("status")):
            pass
        assert status["ending"]["asked"] == [1]
        await bob.send(t="end_together", id="ending-one", agree=False)
        while "ending" in (status := await ann.receive("status")):
            pass
        assert status["status"] == "running"
        await ann.send(t="end_together", id="ending-two", agree=True)
        refused = await ann.receive("refused")
        assert (refused["id"], refused["code"]) == ("ending-two", "ending.again")
        await bob.send(t="end_together", id="ending-one", agree=True)
        while (status := await ann.receive("status")).get("ending") is None:
            pass
        await ann.send(t="end_together", id="ending-one", agree=True)
        while (status := await ann.receive("status"))["status"] != "over":
            pass
        assert "ending" not in status


def test_match_of_older_rules_is_played_out(match: Match) -> None:
    Match.objects.filter(pk=match.pk).update(revision=4)
    with pytest.raises(RequestRefused) as refused:
        says(match, 1)
    assert refused.value.refusal.code == "ending.older"
    assert offer(match) is None
