"""Clocks, bots and abandoned matches: what is done for somebody else when its moment has come."""

from __future__ import annotations

from collections.abc import Callable
from datetime import timedelta
from typing import Any

import pytest
from django.test import Client
from django.utils import timezone
from prometheus_client import REGISTRY

from games import commands, conf, service
from games.models import LoggedAction, Match, Seat
from games.scheduler import due, pace
from games.scheduler.cleanup import pause_abandoned
from realtime.db_threads import run_in_db_thread
from realtime.refusals import RequestRefused
from rules import bots
from rules.bots.search.strong import StrongBot
from tests.games import play
from tests.games.client import MatchClient, cookie

pytestmark = pytest.mark.django_db(transaction=True)

MOVE = {"kind": "move", "move": 60_000, "out": "forfeit"}
BANK = {"kind": "bank", "bank": 100_000, "increment": 10_000, "out": "forfeit"}


def later(seconds: float) -> None:
    """Do what is due so many seconds from now."""
    due.run_due(timezone.now() + timedelta(seconds=seconds))


def test_bots_play_a_whole_match_through_the_log() -> None:
    match = play.running([play.seat("Ann", bot="random"), play.seat("Bob", bot="random")])
    while due.run_due():
        pass
    assert play.fresh(match).status == Match.Status.OVER
    assert LoggedAction.objects.filter(match=match).count() == play.fresh(match).number > 72


def test_match_of_bots_alone_can_be_watched_by_anybody() -> None:
    match = play.running([play.seat("Ann", bot="random"), play.seat("Bob", bot="greedy")])
    assert due.run_due() == 1
    watched = Client().get(f"/api/matches/{match.public_id}")
    assert watched.status_code == 200
    assert [seat["kind"] for seat in watched.json()["seats"]] == ["bot", "bot"]
    assert len(Client().get(f"/api/matches/{match.public_id}/events").json()["events"]) == 1


@pytest.mark.parametrize("level", bots.BOTS)
def test_bots_of_every_level_act_at_a_table(level: str) -> None:
    match = play.running([play.seat("Ann", bot=level), play.seat("Bob")])
    due.run_due()
    assert play.fresh(match).number == 1


def test_a_bot_acts_once_however_many_workers_claim_it() -> None:
    match = play.running([play.seat("Ann", bot="random"), play.seat("Bob")])
    task = due.claim_due(timezone.now())[0]
    assert due.claim_due(timezone.now()) == []  # taken
    due.run_task(task)
    due.run_task(task)
    assert play.fresh(match).number == 1


def test_bot_with_an_exception_does_not_stop_the_match(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its illegal answer is not played; a listed one is, and the match goes on."""
    match = play.running([play.seat("Ann", bot="greedy"), play.seat("Bob")])
    before = faults("greedy", "illegal")
    slip = {"seat": 0, "type": "place_tile", "x": 99, "y": 99, "rotation": 0}
    monkeypatch.setattr("rules.bots.greedy.GreedyBot.choose", lambda *_: slip)
    due.run_due()
    row = LoggedAction.objects.get(match=match, number=1)
    assert (row.action["type"], row.action["x"]) != ("place_tile", 99)
    assert faults("greedy", "illegal") == before + 1
    assert play.fresh(match).status == Match.Status.RUNNING


def faults(level: str, why: str) -> float:
    """How often a bot of this level fell back on a simpler decision."""
    return REGISTRY.get_sample_value("bastide_bot_faults_total", {"level": level, "why": why}) or 0.0


def test_search_that_fails_leaves_the_solid_choice_and_is_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    """A match of a strong bot goes on although every search of it fails."""

    def fail(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(StrongBot, "_searched", fail)
    match = play.running([play.seat("Ann", bot="strong"), play.seat("Bob")])
    before = faults("strong", "search")
    while play.fresh(match).turn_seat == 0:
        due.run_due()
    assert play.fresh(match).status == Match.Status.RUNNING
    assert play.fresh(match).number > 1
    assert faults("strong", "search") > before


def test_claim_of_a_dead_worker_expires() -> None:
    play.running([play.seat("Ann", bot="random"), play.seat("Bob")])
    assert due.claim_due(timezone.now())
    assert due.claim_due(timezone.now() + timedelta(seconds=conf.LEASE + 1))


@pytest.mark.parametrize("written", ["due", "claimed_until"])
def test_bot_plays_on_after_a_process_wrote_a_time_far_ahead(written: str) -> None:
    match = play.running([play.seat("Ann", bot="random"), play.seat("Bob")])
    ahead = timezone.now() + timedelta(seconds=90)
    Match.objects.filter(pk=match.pk).update(**{written: ahead})
    assert due.claim_due(timezone.now()) == []
    assert due.bring_forward(timezone.now()) == 1
    assert due.claim_due(timezone.now())


def test_clock_of_a_player_and_an_ordinary_claim_are_not_brought_forward() -> None:
    play.running(2, clock=MOVE)
    play.running([play.seat("Ann", bot="random"), play.seat("Bob")])
    due.claim_due(timezone.now())
    assert due.bring_forward(timezone.now()) == 0


def test_time_out_forfeits_as_an_action_of_the_clock() -> None:
    match = play.running(3, clock=MOVE)
    later(59)
    assert play.fresh(match).number == 0
    later(61)
    row = LoggedAction.objects.get(match=match)
    assert row.action == {"seat": 0, "type": "forfeit", "by": "clock"}
    assert match.seats.get(index=0).left
    assert play.fresh(match).turn_seat == 1


def test_time_out_gives_the_seat_to_a_bot_if_the_match_says_so() -> None:
    match = play.running(2, clock={**MOVE, "out": "bot"})
    later(61)
    seat = match.seats.get(index=0)
    assert (seat.kind, seat.bot, play.fresh(match).number) == (Seat.Kind.BOT, "greedy", 0)
    later(61)
    assert play.fresh(match).number == 1
    with pytest.raises(RequestRefused):
        service.submit_for_player(match.public_id, seat.player_id, 1, play.command(), {"type": "end_turn"})


def test_one_clock_runs_for_a_whole_turn_and_starts_anew_for_the_next() -> None:
    match = play.running(2, clock=MOVE)
    due = play.fresh(match).due
    play.move(match)
    assert play.fresh(match).due == due
    play.move(match, {"type": "end_turn"})
    assert play.fresh(match).due != due
    assert play.fresh(match).turn_seat == 1


def test_bank_pays_for_the_turn_and_gets_its_increment_up_to_its_limit() -> None:
    match = play.running(2, clock=BANK)
    Match.objects.filter(pk=match.pk).update(turn_since=timezone.now() - timedelta(seconds=40))
    play.move(match)
    play.move(match, {"type": "end_turn"})
    assert match.seats.get(index=0).bank_ms == pytest.approx(70_000, abs=3_000)
    play.move(match)
    play.move(match, {"type": "end_turn"})
    assert match.seats.get(index=1).bank_ms == 100_000


@pytest.mark.parametrize(
    "clock", [{"kind": "sand"}, {"kind": "move"}, {"kind": "move", "move": 1}, {**MOVE, "out": "x"}]
)
def test_a_clock_that_cannot_run_is_refused(clock: dict[str, object]) -> None:
    with pytest.raises(RequestRefused):
        play.running(2, clock=clock)


def test_match_without_players_is_paused_after_a_day_and_reopened_by_a_returning_player() -> None:
    match = play.running(2)
    assert pause_abandoned(timezone.now() + timedelta(hours=23)) == 0
    assert pause_abandoned(timezone.now() + timedelta(hours=25)) == 1
    assert play.fresh(match).status == Match.Status.PAUSED
    assert service.reopen(match.public_id)
    assert play.move(match).number == 1
    assert play.fresh(match).ended_at is None


def run_out(match: Match) -> int:
    """Let the running clock run out a moment ago, unnoticed. Return the seat whose it is."""
    Match.objects.filter(pk=match.pk).update(due=timezone.now() - timedelta(milliseconds=1))
    seat = play.fresh(match).turn_seat
    assert seat is not None
    return seat


def late(match: Match, seat: int, action: play.Action, command: str = "command-1") -> str:
    """Return the code with which a command is refused that comes when the time is over."""
    with pytest.raises(RequestRefused) as raised:
        service.submit(match.public_id, seat, play.fresh(match).number, command, action)
    return raised.value.refusal.code


@pytest.mark.parametrize("kind", ["legal", "end_turn", "undo", "forfeit"])
def test_action_after_the_time_out_comes_after_the_clocks_action(kind: str) -> None:
    match = play.running(3, clock=MOVE)
    play.move(match)
    action = play.plain(play.legal(match)[0]) if kind == "legal" else {"type": kind}
    seat = run_out(match)
    assert late(match, seat, action) == "clock.expired"
    rows = [row.action for row in LoggedAction.objects.filter(match=match).order_by("number")]
    assert rows[1:] == [{"seat": seat, "type": "forfeit", "by": "clock"}]
    assert late(match, seat, action, "command-2") != "clock.expired"  # it is not that seat's turn any more
    due.run_due()
    assert play.fresh(match).number == 2


def test_command_accepted_in_time_keeps_its_answer_after_the_time_out() -> None:
    match = play.running(3, clock=MOVE)
    action = play.plain(play.legal(match)[0])
    play.move(match, action, command_id="command-1")
    run_out(match)
    again = service.submit(match.public_id, 0, 0, "command-1", action)
    assert (again.number, again.again) == (1, True)


def test_action_of_another_seat_after_a_time_out_is_stale() -> None:
    match = play.running(3, clock=MOVE)
    run_out(match)
    assert late(match, 2, {"type": "forfeit"}) == "match.stale"
    assert [row.seat for row in LoggedAction.objects.filter(match=match)] == [0]


def test_late_player_finds_a_bot_at_the_seat_if_the_match_says_so() -> None:
    match = play.running(2, clock={**MOVE, "out": "bot"})
    seat = run_out(match)
    action = play.plain(play.legal(match)[0])
    assert late(match, seat, action) == "clock.expired"
    assert match.seats.get(index=seat).kind == Seat.Kind.BOT
    due = play.fresh(match).due
    commands.apply_timeout(match.public_id, seat, 0)  # a worker that had claimed it comes too
    assert (play.fresh(match).due, play.fresh(match).number) == (due, 0)


def test_worker_and_late_player_write_the_clocks_action_once() -> None:
    match = play.running(3, clock=MOVE)
    seat = run_out(match)
    task = due.claim_due(timezone.now())[0]
    assert late(match, seat, {"type": "end_turn"}) == "clock.expired"
    due.run_task(task)
    assert play.fresh(match).number == 1


def test_a_match_with_a_clock_is_left_to_its_clock_however_long_it_is_given() -> None:
    match = play.running(2, clock={**MOVE, "move": 3 * 86_400_000})
    assert pause_abandoned(timezone.now() + timedelta(days=2)) == 0
    later(3 * 86_400 + 1)
    assert play.fresh(match).status == Match.Status.OVER


def foresight(match: Match, command_id: str) -> str | None:
    """Have the deciding player send an action under this id, then end the turn.

    Return the code it was refused with.
    """
    seat = play.fresh(match).turn_seat
    assert seat is not None
    player = match.seats.get(index=seat).player_id
    number, action = play.fresh(match).number, play.plain(play.legal(match)[0])
    try:
        service.submit_for_player(match.public_id, player, number, command_id, action)
    except RequestRefused as refused:
        play.move(match, action)
        return refused.refusal.code
    return None


@pytest.mark.parametrize("id_of", [commands.system_command_id, lambda *parts: "-".join(map(str, parts))])
def test_clock_acts_although_a_player_used_the_id_of_its_action(id_of: Callable[..., str]) -> None:
    match = play.running(3, clock=MOVE)
    foresight(match, id_of("clock", match.public_id, 1))
    later(61)
    assert LoggedAction.objects.get(match=match, number=2).action["by"] == "clock"


@pytest.mark.parametrize("id_of", [commands.system_command_id, lambda *parts: "-".join(map(str, parts))])
def test_bot_acts_although_a_player_used_the_id_of_its_action(id_of: Callable[..., str]) -> None:
    match = play.running([play.seat("Ann"), play.seat("Bob", bot="random")])
    foresight(match, id_of("bot", match.public_id, 2))
    play.move(match, {"type": "end_turn"})
    later(61)
    assert play.fresh(match).number > 2


def test_system_command_ids_are_refused_from_players() -> None:
    match = play.running(2, clock=MOVE)
    assert foresight(match, commands.system_command_id("clock", match.public_id, 1)) == "command.id"


def seconds_to_the_bot(match: Match) -> float:
    """How long the bot that decides waits, from the decision on."""
    now = play.fresh(match)
    assert now.due
    assert now.turn_since
    return round((now.due - now.turn_since).total_seconds(), 2)


@pytest.fixture
def with_bot(settings: Any) -> Match:
    """Ann and Bob against a bot that begins, with a second before each of its turns."""
    settings.BASTIDE = {**settings.BASTIDE, "bot_pause": 1.0}
    return play.running([play.seat("Bot", bot="random"), play.seat("Ann"), play.seat("Bob")])


def test_slowest_wish_of_the_players_is_the_pace_of_the_bots(with_bot: Match) -> None:
    ann, bob = (seat.player_id for seat in with_bot.seats.order_by("index")[1:])
    pace.choose_pace(with_bot.public_id, ann, "at_once")
    assert seconds_to_the_bot(with_bot) == 1.0
    pace.choose_pace(with_bot.public_id, bob, "quick")
    assert seconds_to_the_bot(with_bot) == 0.3
    pace.choose_pace(with_bot.public_id, bob, "at_once")
    assert seconds_to_the_bot(with_bot) == 0
    due.run_due()
    assert seconds_to_the_bot(with_bot) == 0  # its next action too


def test_slower_pace_begins_with_the_next_action(with_bot: Match) -> None:
    ann, bob = (seat.player_id for seat in with_bot.seats.order_by("index")[1:])
    for player in (ann, bob):
        pace.choose_pace(with_bot.public_id, player, "at_once")
    pace.choose_pace(with_bot.public_id, ann, "watch")
    assert seconds_to_the_bot(with_bot) == 0
    due.run_due()
    assert seconds_to_the_bot(with_bot) == 0.33


def test_a_whole_turn_of_a_bot_is_soon_over(with_bot: Match) -> None:
    waits = []
    while play.fresh(with_bot).turn_seat == 0:
        waits.append(seconds_to_the_bot(with_bot))
        later(2)
    assert waits[0] == 1.0
    assert 2 <= len(waits) <= 3
    assert set(waits[1:]) == {0.33}


def test_player_who_left_wishes_nothing(with_bot: Match) -> None:
    ann, bob = with_bot.seats.order_by("index")[1:]
    Seat.objects.filter(pk=bob.pk).update(left=True)
    pace.choose_pace(with_bot.public_id, ann.player_id, "at_once")
    assert seconds_to_the_bot(with_bot) == 0


def test_spectator_may_not_choose_the_pace(with_bot: Match) -> None:
    with pytest.raises(RequestRefused, match="not a player"):
        pace.choose_pace(with_bot.public_id, play.player("Eve").pk, "at_once")
    assert seconds_to_the_bot(with_bot) == 1.0


async def test_pace_arrives_by_the_socket(with_bot: Match) -> None:
    seats = await run_in_db_thread("test", lambda: list(with_bot.seats.select_related("player")[1:]))
    for seat in seats:
        async with MatchClient(
            with_bot.public_id, await run_in_db_thread("test", cookie, seat.player)
        ) as one:
            await one.send(t="pace", pace="fast")
            assert (await one.receive("refused"))["code"] == "message.form"
            await one.send(t="pace", pace="at_once")
            await one.send(t="ping", at=1)
            await one.receive("pong")
    assert await run_in_db_thread("test", seconds_to_the_bot, with_bot) == 0
