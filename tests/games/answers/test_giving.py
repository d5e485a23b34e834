"""Answers in advance are given by players for their own seats, are limited, and are shown to nobody else."""

from __future__ import annotations

from typing import Any

import pytest
from django.contrib.auth import get_user_model
from django.test import Client

from games import records
from games.answers import giving
from games.models import Match, Seat
from games.notifications import TOPIC
from realtime.db_threads import run_in_db_thread
from realtime.refusals import RequestRefused
from tests.games import play
from tests.games.answers.sale import NEVER_BUY, PASS, auction, gives, most, opens, player_at, works
from tests.games.client import MatchClient, cookie
from tests.games.test_hidden import reachable

pytestmark = pytest.mark.django_db(transaction=True)
SECRET = 7731  # a bid that no other number has the digits of


@pytest.fixture
def match() -> Match:
    return auction()


def refused(*given: Any) -> str:
    with pytest.raises(RequestRefused) as found:
        giving.give(*given)
    return found.value.refusal.code


def test_spectators_and_players_of_other_seats_may_not_answer(match: Match) -> None:
    ann = player_at(match, 0)
    assert refused(match.public_id, None, None, PASS) == "match.not_seated"
    assert refused(match.public_id, play.player("Eve").pk, None, PASS) == "match.not_seated"
    assert refused(match.public_id, ann, 2, PASS) == "match.not_seated"
    assert not Seat.objects.filter(answers__isnull=False).exists()


def test_what_the_rules_refuse_is_refused_with_their_words(match: Match) -> None:
    ann = player_at(match, 0)
    assert refused(match.public_id, ann, None, {"kind": "nonsense"}) == "action.field"
    assert refused(match.public_id, ann, None, most(3, tile=7)) == "auction.tile"
    for _ in range(3):
        play.move(match, {"type": "forfeit"})
    assert refused(match.public_id, ann, None, PASS) == "match.not_running"


def test_answer_about_the_same_takes_the_place_of_the_older(match: Match) -> None:
    for answer in (most(3), most(4, tile=1), NEVER_BUY, most(5)):
        gives(match, 2, answer)
    kept = Seat.objects.get(match=match, index=2).answers
    assert kept == [most(4, tile=1), NEVER_BUY, most(5)]


def test_number_of_answers_is_limited(match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(giving, "MOST", 2)
    for answer in (most(3), most(3, tile=1), most(4)):
        gives(match, 2, answer)
    assert refused(match.public_id, player_at(match, 2), None, PASS) == "answer.many"


def test_person_at_the_same_device_has_answers_of_their_own() -> None:
    ann = play.player("Ann")
    ben = {**play.seat("Ben", who=ann), "companion": True}
    match = auction(seats=[play.seat("Ann", who=ann), play.seat("Cleo"), ben])
    giving.give(match.public_id, ann.pk, 2, most(3))
    assert Seat.objects.get(match=match, index=2).answers == [most(3)]
    assert Seat.objects.get(match=match, index=0).answers is None


def test_nobody_else_learns_of_an_answer_before_it_is_used(
    match: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    notified: list[str] = []
    notify = TOPIC.notify

    def noted(message: dict[str, Any]) -> None:
        notified.append(str(message))
        notify(message)

    monkeypatch.setattr(TOPIC, "notify", noted)
    clients = [Client() for _ in range(3)]
    clients[0].force_login(get_user_model().objects.get(pk=player_at(match, 0)))
    clients[2].force_login(
        get_user_model().objects.create(username="root", name="Root", is_staff=True, is_superuser=True)
    )
    before = len("".join(reachable(match, clients)))
    gives(match, 2, most(SECRET))
    opens(match, tile=1)
    seat = match.seats.get(index=2)
    texts = [*reachable(match, clients), *notified]
    texts += [clients[2].get(f"/admin/games/seat/{seat.pk}/change/").content.decode()]
    texts += [clients[2].get(f"/admin/games/match/{match.pk}/change/").content.decode()]
    assert before > 1000
    assert 'value="Cleo"' in texts[-2] or "Cleo" in texts[-2]
    Match.objects.filter(pk=match.pk).update(status="frozen", fault="x")
    texts.append(records.export(play.fresh(match), with_seed=True))
    assert not [text[:200] for text in texts if str(SECRET) in text]


async def test_own_socket_is_sent_them_and_no_other(match: Match) -> None:
    async def session(seat: int) -> str:
        player = await run_in_db_thread("test", lambda: match.seats.get(index=seat).player)
        return await run_in_db_thread("test", cookie, player)

    async with (
        MatchClient(match.public_id, await session(2)) as cleo,
        MatchClient(match.public_id, await session(3)) as dan,
        MatchClient(match.public_id) as watcher,
    ):
        for socket in (cleo, dan, watcher):
            await socket.hello()
        await cleo.send(t="answer", id="answer-01", answer=most(SECRET))
        shown = await cleo.receive("answers")
        assert shown["held"] == [{"seat": 2, "answers": [most(SECRET)]}]
        assert shown["kinds"] == ["auction_never_buy", "auction_maximum", "pass_until_turn"]
        await cleo.send(t="answer", id="answer-02", answer={"kind": "nonsense"})
        assert (await cleo.receive("refused"))["id"] == "answer-02"
        await run_in_db_thread("test", opens, match)
        await run_in_db_thread("test", works)
        number = await run_in_db_thread("test", lambda: play.fresh(match).number)
        used = await cleo.receive("answers")
        assert used["held"] == [{"seat": 2, "answers": []}]
        for socket in (dan, watcher):
            if not socket.has("events", number):
                await socket.receive("events")
            await socket.send(t="ping", at=1)
            await socket.receive("pong")
            assert str(SECRET) not in str(socket.received)
        assert not [m for m in watcher.received if "answers" in m or "answers" in m.get("you", {})]
        assert dan.received[0]["you"]["answers"]["held"] == [{"seat": 3, "answers": []}]
        assert not [m for m in dan.received if m["t"] == "answers"]
        again = await cleo.hello()
        assert again["you"]["answers"]["held"] == [{"seat": 2, "answers": []}]
