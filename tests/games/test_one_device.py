"""Several persons at one device: one player holds several seats of a match, over one socket."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest
from django.test import Client
from django.utils import timezone

from games import commands, presence, service
from games.models import LoggedAction, Match, Seat, acting_seat, held_seats, seat_of
from games.payloads import listings
from realtime.db_threads import run_in_db_thread
from realtime.refusals import RequestRefused
from tests.games import play
from tests.games.client import MatchClient, cookie
from tests.games.test_http import client_of

pytestmark = pytest.mark.django_db(transaction=True)


def family(clock: dict[str, Any] | None = None) -> Match:
    """Return a match of Ann with Ben at her device (seats 0 and 2), and Cleo at her own."""
    ann = play.player("Ann")
    ben = {**play.seat("Ben", who=ann), "companion": True}
    return play.running([play.seat("Ann", who=ann), play.seat("Cleo"), ben], clock)


@pytest.fixture
def match() -> Match:
    return family()


def holder(match: Match) -> int:
    pk = match.seats.get(index=0).player_id
    assert pk is not None
    return pk


def turn_ends(match: Match) -> None:
    """Play legal actions until another seat decides."""
    seat = play.fresh(match).turn_seat
    while play.fresh(match).turn_seat == seat:
        play.move(match)


def test_own_seat_comes_first_and_the_deciding_one_acts(match: Match) -> None:
    Seat.objects.filter(match=match, index=0).update(companion=True)
    Seat.objects.filter(match=match, index=2).update(companion=False)
    assert held_seats(match, holder(match)) == (2, 0)
    assert seat_of(match, holder(match)) == 2
    assert acting_seat(match, holder(match)) == match.turn_seat == 0
    assert held_seats(match, None) == ()


async def test_one_socket_gets_the_offers_of_both_seats_and_plays_them(match: Match) -> None:
    session = await run_in_db_thread("test", lambda: cookie(match.seats.get(index=0).player))
    async with MatchClient(match.public_id, session) as ann:
        welcome = await ann.hello()
        assert (welcome["you"]["seat"], welcome["you"]["seats"]) == (0, [0, 2])
        assert [one["seat"] for one in welcome["you"]["answers"]["held"]] == [0, 2]
        assert [seat["companion"] for seat in welcome["match"]["seats"]] == [False, False, True]
        assert (await ann.receive("offer"))["decision"]["actions"]
        for _ in range(2):
            await run_in_db_thread("test", turn_ends, match)
        number = (await run_in_db_thread("test", play.fresh, match)).number
        offer = await ann.receive("offer", number=number)
        assert offer["decision"]["seat"] == 2
        action = play.plain(offer["decision"]["actions"][0])
        await ann.send(t="act", id="of-ben-0001", number=number, action={**action, "seat": 2})
        assert (await ann.receive("taken"))["number"] == number + 1
        await ann.send(t="undo", id="of-ben-0002", number=number + 1)
        assert (await ann.receive("taken"))["number"] == number + 2
    rows = await run_in_db_thread("test", lambda: list(LoggedAction.objects.filter(number__gt=number)))
    assert [row.seat for row in rows] == [2, 2]


async def test_both_seats_are_here_and_nobody_watches(match: Match) -> None:
    session = await run_in_db_thread("test", lambda: cookie(match.seats.get(index=0).player))
    async with MatchClient(match.public_id, session) as ann:
        await ann.hello()
        assert (await ann.receive("presence"))["seats"] == [True, False, True]
        await ann.receive("presence", seats=[True, False, True], spectators=0)
    assert presence.Here(frozenset(), 0).and_seats((0, 2)).seats == {0, 2}


def test_holder_acts_for_no_seat_of_another_player(match: Match) -> None:
    turn_ends(match)
    action = play.plain(play.legal(match)[0])
    number = play.fresh(match).number
    for sent in ({**action, "seat": 1}, action):
        with pytest.raises(RequestRefused) as refused:
            service.submit_for_player(match.public_id, holder(match), number, play.command(), sent)
        assert refused.value.reason.code in {"action.seat", "seat.turn"}
    assert play.fresh(match).number == number


def test_other_player_acts_for_neither_seat_of_the_device(match: Match) -> None:
    action = play.plain(play.legal(match)[0])
    cleo = match.seats.get(index=1).player_id
    with pytest.raises(RequestRefused):
        service.submit_for_player(match.public_id, cleo, 0, play.command(), {**action, "seat": 0})


def test_same_command_gets_its_first_answer_also_after_the_turn_has_passed(match: Match) -> None:
    match = play.running([play.seat("Ann", who=(ann := play.player("Ann"))),
                          {**play.seat("Ben", who=ann), "companion": True}])  # fmt: skip
    action = play.plain(play.legal(match)[0])
    command = play.command()
    first = service.submit_for_player(match.public_id, ann.pk, 0, command, action)
    turn_ends(match)
    assert play.fresh(match).turn_seat == 1
    again = service.submit_for_player(match.public_id, ann.pk, 0, command, action)
    assert (again.number, again.again) == (first.number, True)


def test_undo_reaches_the_own_turn_only_and_not_the_neighbours(match: Match) -> None:
    turn_ends(match)
    turn_ends(match)
    number = play.fresh(match).number
    with pytest.raises(RequestRefused) as refused:
        service.submit_for_player(match.public_id, holder(match), number, play.command(), {"type": "undo"})
    assert refused.value.reason.code == "undo.now"


def test_each_seat_has_its_own_clock_and_only_the_late_one_leaves() -> None:
    match = family({"kind": "bank", "bank": 60_000, "increment": 0, "out": "forfeit"})
    turn_ends(match)
    turn_ends(match)
    Match.objects.filter(pk=match.pk).update(due=timezone.now() - timedelta(seconds=1))
    late = play.fresh(match)
    commands.apply_timeout(match.public_id, 2, late.number)
    left = {seat.index: seat.left for seat in match.seats.all()}
    assert left == {0: False, 1: False, 2: True}
    assert play.fresh(match).turn_seat == 0


def test_lists_have_the_match_once_and_know_whose_turn_it_is(match: Match) -> None:
    ann = match.seats.get(index=0).player
    assert [line.id for line in listings.of_player(ann)] == [match.public_id]
    assert [line.id for line in listings.listed_of(holder(match))] == [match.public_id]
    turn_ends(match)
    assert not listings.of_player(ann)[0].your_turn
    turn_ends(match)
    assert listings.of_player(ann)[0].your_turn


def test_http_offers_the_deciding_seat_to_its_holder_only(match: Match) -> None:
    turn_ends(match)
    turn_ends(match)
    path = f"/api/matches/{match.public_id}/offer"
    assert client_of(match, 0).get(path).json()["decision"]["actions"]
    assert "actions" not in client_of(match, 1).get(path).json()["decision"]
    assert "actions" not in Client().get(path).json()["decision"]


def test_end_ranks_every_seat_for_itself() -> None:
    over = play.play_out(family())
    assert over.status == Match.Status.OVER
    ranks = list(over.seats.order_by("index").values_list("rank", flat=True))
    scores = list(over.seats.order_by("index").values_list("score", flat=True))
    assert ranks == [1 + sum(other > score for other in scores) for score in scores]
