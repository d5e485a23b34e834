"""When a turn is alerted: one alert a turn, only over hours and days, only while the player is away."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest
from django.utils import timezone
from django_tasks_db.models import DBTaskResult

from games import presence, signals
from games.models import Match
from games.scheduler import worker
from games.scheduler.due import run_due
from lobby import alerts
from lobby.models import PushSubscription, TurnAlert
from lobby.tasks import start_alerts
from tests.games.play import player
from tests.lobby.alerts.push_service import PushService
from tests.lobby.alerts.scene import (
    BY_DAYS,
    days_match,
    end_turn,
    look,
    on_move,
    states,
    subscribe,
    time_comes,
    two,
    wants_mail,
)

pytestmark = pytest.mark.django_db(transaction=True)


def test_a_turn_gets_one_alert_however_often_the_worker_looks(service: PushService) -> None:
    ann, bob = two()
    subscribe(ann, service)
    days_match(ann, bob)
    for _ in range(3):
        assert look() == ["pushed"]
    assert len(service.taken) == 1


def test_the_next_turn_gets_its_own(service: PushService) -> None:
    ann, bob = two()
    subscribe(ann, service)
    match = days_match(ann, bob)
    look()
    end_turn(match)
    assert on_move(match) == 1
    assert look() == ["pushed"]  # Bob wants no alerts
    end_turn(match)
    assert on_move(match) == 0
    assert look() == ["pushed", "pushed"]
    assert len(service.taken) == 2


def test_an_action_within_the_turn_makes_no_second_alert(service: PushService) -> None:
    from tests.games.play import legal, move, plain

    ann, bob = two()
    subscribe(ann, service)
    match = days_match(ann, bob)
    look()
    move(match, plain(legal(match)[0]))
    assert on_move(match) == 0
    assert look() == ["pushed"]


@pytest.mark.parametrize(
    ("clock", "alerted"),
    [
        ({"kind": "none"}, False),
        ({"kind": "move", "move": 60_000, "out": "forfeit"}, False),
        ({"kind": "move", "move": 3_600_000, "out": "forfeit"}, True),
        ({"kind": "bank", "bank": 900_000, "increment": 15_000, "out": "forfeit"}, False),
        ({"kind": "bank", "bank": 86_400_000, "increment": 0, "out": "forfeit"}, True),
    ],
)
def test_only_clocks_of_hours_and_days_are_alerted(
    service: PushService, clock: dict[str, Any], alerted: bool
) -> None:
    ann, bob = two()
    subscribe(ann, service)
    days_match(ann, bob, clock=clock)
    look()
    assert len(service.taken) == int(alerted)


def test_a_player_whose_page_is_connected_gets_none_also_not_later(service: PushService) -> None:
    ann, bob = two()
    subscribe(ann, service)
    match = days_match(ann, bob)
    presence.store(match.pk, [0], 0)
    assert look() == ["seen"]
    presence.store(match.pk, [], 0)
    assert look() == ["seen"]
    assert service.taken == []


def test_a_connected_opponent_or_spectator_does_not_count(service: PushService) -> None:
    ann, bob = two()
    subscribe(ann, service)
    match = days_match(ann, bob)
    presence.store(match.pk, [1], 3)
    assert look() == ["pushed"]


def test_a_player_who_moves_at_once_gets_none(service: PushService, settings: Any) -> None:
    settings.LOBBY = {**settings.LOBBY, "alert_after": 30}
    ann, bob = two()
    subscribe(ann, service)
    match = days_match(ann, bob)
    assert look() == []
    Match.objects.update(turn_since=timezone.now() - timedelta(seconds=31))
    assert look() == ["pushed"]
    assert match.pk


def test_an_alert_is_dropped_when_its_player_has_moved_meanwhile(service: PushService) -> None:
    ann, bob = two()
    subscribe(ann, service)
    match = days_match(ann, bob)
    start_alerts()  # queued, not yet sent
    end_turn(match)
    assert time_comes() == ["over"]
    assert service.taken == []


def test_an_alert_is_dropped_when_the_clock_has_run_out(service: PushService) -> None:
    ann, bob = two()
    subscribe(ann, service)
    match = days_match(ann, bob)
    start_alerts()
    Match.objects.update(due=timezone.now() - timedelta(seconds=1))
    assert run_due() == 1
    assert Match.objects.get(pk=match.pk).status == Match.Status.OVER
    assert time_comes() == ["over"]


def quiet_now(who: Any, hours: int = 1) -> None:
    """Give a player quiet hours that began an hour ago and end in some hours."""
    now = timezone.now()
    begin, end = (now - timedelta(hours=1)).time(), (now + timedelta(hours=hours)).time()
    alerts.change(
        who, {"quiet_from": begin.replace(microsecond=0), "quiet_until": end.replace(microsecond=0)}
    )


def test_in_quiet_hours_an_alert_waits_for_their_end(service: PushService) -> None:
    ann, bob = two()
    subscribe(ann, service)
    quiet_now(ann)
    days_match(ann, bob)
    assert look() == ["waiting"]
    task = DBTaskResult.objects.get(status="READY")
    assert abs(task.run_after - timezone.now() - timedelta(hours=1)) < timedelta(minutes=1)
    assert time_comes() == ["waiting"]  # still quiet
    alerts.change(ann, {"quiet_from": None, "quiet_until": None})
    assert time_comes() == ["pushed"]
    assert len(service.taken) == 1


def test_a_move_in_quiet_hours_drops_the_alert(service: PushService) -> None:
    ann, bob = two()
    subscribe(ann, service)
    quiet_now(ann)
    match = days_match(ann, bob)
    look()
    end_turn(match)
    assert time_comes() == ["over"]
    assert service.taken == []


def test_two_workers_that_look_at_once_make_one_alert(service: PushService) -> None:
    ann, bob = two()
    subscribe(ann, service)
    days_match(ann, bob)
    (turn,) = alerts.new_turns(timezone.now())
    assert alerts.begin(turn) is not None
    assert alerts.begin(turn) is None
    (alert,) = TurnAlert.objects.all()
    first, second = (alerts.deliver(alert.pk, timezone.now()) for _ in range(2))
    assert first == second == alerts.Delivery()
    assert len(service.taken) == 1


def test_a_barred_player_gets_none(service: PushService) -> None:
    ann, bob = two()
    subscribe(ann, service)
    days_match(ann, bob)
    ann.is_active = False
    ann.save()
    assert look() == ["over"]
    assert service.taken == []


def test_without_a_key_nothing_is_pushed_and_mails_still_go(
    service: PushService, settings: Any, mailoutbox: list[Any]
) -> None:
    ann, bob = two()
    subscribe(ann, service)
    days_match(ann, bob)
    settings.PUSH_KEY = ""
    assert look() == []
    wants_mail(ann)
    assert look() == ["mailed"]
    assert service.taken == []
    assert len(mailoutbox) == 1


def test_the_worker_looks_for_turns_and_a_move_waits_for_no_push_service(
    service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The move itself queues nothing: the worker finds the turn, and a task calls the push service."""
    ann, bob = two()
    subscribe(bob, service)
    match = days_match(ann, bob)
    end_turn(match)
    assert DBTaskResult.objects.count() == 0
    with monkeypatch.context() as patch:
        patch.setattr("games.scheduler.tasks.run_ready", lambda: 0)
        worker.Worker()._run_tasks()
    assert states() == ["waiting"]
    assert service.taken == []
    assert time_comes() == ["pushed"]


def test_looking_costs_one_statement_however_many_matches_there_are(
    django_assert_num_queries: Any, service: PushService
) -> None:
    for _ in range(3):
        days_match(*two())
    with django_assert_num_queries(1):
        signals.turns_due.announce()


def test_old_alerts_and_unused_browsers_are_deleted_in_time(service: PushService) -> None:
    ann, bob = two()
    subscribe(ann, service)
    days_match(ann, bob)
    look()
    assert (alerts.delete_old_alerts(), alerts.delete_old_subscriptions()) == (0, 0)
    TurnAlert.objects.update(created_at=timezone.now() - timedelta(days=31))
    PushSubscription.objects.update(used_at=timezone.now() - timedelta(days=181))
    assert (alerts.delete_old_alerts(), alerts.delete_old_subscriptions()) == (1, 1)


def test_alerts_are_kept_for_longer_than_a_turn_can_last() -> None:
    from games.clocks import LONGEST
    from lobby import conf

    assert conf.alert_lifetime() > timedelta(milliseconds=LONGEST)


def test_a_turn_of_a_seat_that_was_given_to_a_bot_gets_none(service: PushService) -> None:
    ann, bob = player("Ann"), player("Bob")
    subscribe(ann, service)
    match = days_match(ann, bob, clock={**BY_DAYS, "out": "bot"})
    start_alerts()
    Match.objects.update(due=timezone.now() - timedelta(seconds=1))
    run_due(what="clock")
    assert time_comes() == ["over"]
    assert look() == ["over"]
    assert match.pk
    assert service.taken == []
