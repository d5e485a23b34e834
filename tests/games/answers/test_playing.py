"""Answers in advance are played by a worker as ordinary actions, once, and as long as they stand."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest
from django.utils import timezone

from games import conf, records, service
from games.answers import playing
from games.answers.playing import play_due
from games.commands import submit_in_advance
from games.event_log import append
from games.event_log.read import read_live
from games.game_cache import CACHE
from games.models import LoggedAction, Match, Seat, write_move
from realtime.refusals import RequestRefused
from tests.games import play
from tests.games.answers.sale import (
    NEVER_BUY,
    PASS,
    auction,
    events,
    gives,
    most,
    opens,
    player_at,
    said,
    takes_back,
    works,
)

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture
def match() -> Match:
    return auction()


def answers(match: Match, seat: int) -> list[dict[str, Any]]:
    return Seat.objects.get(match=match, index=seat).answers or []


def test_auction_is_over_at_once_where_everybody_has_answered(match: Match) -> None:
    for seat, answer in ((2, most(3)), (3, most(7)), (0, most(5)), (1, NEVER_BUY)):
        gives(match, seat, answer)
    opens(match)
    number = play.fresh(match).number
    works()
    assert said(match, number) == [(2, 3, True), (3, 6, True), (0, None, True), (1, "sell", True)]
    assert said(match, number - 1)[0] == (1, 0, False)
    assert answers(match, 3) == answers(match, 2) == answers(match, 0) == []
    assert answers(match, 1) == [NEVER_BUY]
    assert play.fresh(match).answer_due is None


def test_events_say_so_from_memory_and_from_the_log(match: Match) -> None:
    gives(match, 2, most(3))
    opens(match)
    number = play.fresh(match).number
    works()
    kept = events(match, number)
    CACHE.forget()
    assert events(match, number) == kept
    assert kept[0]["in_advance"] is True
    assert kept[0]["action"] == {"seat": 2, "type": "auction_bid", "bid": 1}


def test_player_who_has_not_answered_is_asked_as_usual(match: Match) -> None:
    gives(match, 3, PASS)
    opens(match)
    works()
    assert play.fresh(match).turn_seat == 2
    play.move(match, {"type": "auction_bid", "bid": 4})
    works()
    assert play.fresh(match).turn_seat == 0
    assert len(answers(match, 3)) == 1


def test_answer_to_the_decision_that_is_open_is_played_at_once(match: Match) -> None:
    opens(match)
    gives(match, 2, PASS)
    works()
    assert play.fresh(match).turn_seat == 3


def test_answer_that_was_taken_back_is_not_played(match: Match) -> None:
    gives(match, 2, most(9))
    takes_back(match, 2, most(1))
    opens(match)
    works()
    assert play.fresh(match).turn_seat == 2
    gives(match, 2, most(9))
    takes_back(match, 2, most(9))
    works()
    assert (play.fresh(match).turn_seat, play.fresh(match).answer_due) == (2, None)


def test_answer_taken_back_while_a_worker_has_read_it_is_not_played(
    match: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    gives(match, 2, most(9))
    opens(match)

    def late(*given: Any) -> Any:
        takes_back(match, 2, most(9))
        return submit_in_advance(*given)

    monkeypatch.setattr(playing, "submit_in_advance", late)
    works()
    assert play.fresh(match).turn_seat == 2


def test_answer_given_while_a_move_is_written_is_not_missed(
    match: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another process stores it between the move's read and its write."""
    tries = []

    def late(*given: Any) -> bool:
        tries.append(given)
        if len(tries) == 1:
            Seat.objects.filter(match=match, index=2).update(answers=[most(4)])
            Match.objects.filter(pk=match.pk).update(answers=1)
        return write_move(*given)

    monkeypatch.setattr(append, "write_move", late)
    opens(match)
    assert len(tries) == 2
    number = play.fresh(match).number
    works()
    assert said(match, number) == [(2, 1, True)]


def test_worker_killed_before_it_plays_loses_no_answer(match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    gives(match, 2, most(4))
    opens(match)
    number = play.fresh(match).number

    class Killed(BaseException):
        pass

    def dies(_match_id: str) -> None:
        raise Killed

    with monkeypatch.context() as patched:
        patched.setattr(playing, "_play", dies)
        with pytest.raises(Killed):
            play_due()
    assert play_due() == 0  # claimed by the process that died
    now = timezone.now() + timedelta(seconds=conf.LEASE + 1)
    assert play_due(now) == 1
    assert said(match, number) == [(2, 1, True)]


def test_two_workers_play_an_answer_once(match: Match) -> None:
    gives(match, 2, most(4))
    opens(match)
    number = play.fresh(match).number
    playing._play(match.public_id)
    playing._play(match.public_id)
    assert LoggedAction.objects.filter(match=match, number__gt=number).count() == 1
    row = LoggedAction.objects.get(match=match, number=number + 1)
    assert row.command_id == f"answer:{match.public_id}:{number}"


def test_players_own_action_before_the_worker_stands(match: Match) -> None:
    gives(match, 2, most(4))
    opens(match)
    play.move(match, {"type": "auction_bid", "bid": 2})
    number = play.fresh(match).number
    works()
    assert said(match, number) == []
    assert answers(match, 2) == []


def test_no_player_can_send_the_id_of_such_a_command(match: Match) -> None:
    opens(match)
    number = play.fresh(match).number
    with pytest.raises(RequestRefused):
        service.submit_for_player(
            match.public_id,
            player_at(match, 2),
            number,
            f"answer:{match.public_id}:{number}",
            {"type": "pass"},
        )


def test_seat_that_a_bot_has_taken_uses_no_answers() -> None:
    match = auction({"kind": "move", "move": 60_000, "out": "bot"})
    gives(match, 2, most(4))
    opens(match)
    assert service.hand_to_bot(match.public_id, 2, play.fresh(match).number)
    number = play.fresh(match).number
    works()
    assert said(match, number) == []
    assert play.fresh(match).answer_due is None


def test_due_answer_of_an_older_moment_asks_the_player(match: Match) -> None:
    opens(match)
    Match.objects.filter(pk=match.pk).update(answer_due=timezone.now())
    works()
    assert (play.fresh(match).answer_due, play.fresh(match).turn_seat) == (None, 2)


def test_answer_that_the_server_refuses_is_dropped_and_the_player_asked(
    match: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    gives(match, 2, most(4))
    opens(match)
    number = play.fresh(match).number
    monkeypatch.setattr("rules.answer_in_advance", lambda *_: {"seat": 2, "type": "auction_bid", "bid": 0})
    works()
    now = play.fresh(match)
    assert (now.number, now.turn_seat, now.answer_due, answers(match, 2)) == (number, 2, None, [])


def test_game_that_is_over_keeps_no_answers(match: Match) -> None:
    gives(match, 0, NEVER_BUY)
    for _ in range(3):
        play.move(match, {"type": "forfeit"})
    assert play.fresh(match).status == "over"
    assert [answers(match, seat) for seat in range(4)] == [[]] * 4


def test_record_with_such_actions_is_read_again(match: Match) -> None:
    gives(match, 2, most(4))
    opens(match)
    works()
    for _ in range(3):
        play.move(match, {"type": "forfeit"})
    game = records.download(play.fresh(match))
    assert "in_advance" not in game
    again = read_live(play.fresh(match), lambda live: live.game.log)
    assert {"seat": 2, "type": "auction_bid", "bid": 1} in again
