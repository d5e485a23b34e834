"""A match over days whose first player is away."""

from __future__ import annotations

from typing import Any

from allauth.account.models import EmailAddress
from django.utils import timezone
from django_tasks_db.models import DBTaskResult

from games.models import Match
from games.scheduler import tasks
from lobby import alerts
from lobby.models import Player, TurnAlert
from lobby.tasks import start_alerts
from tests.games.play import fresh, legal, move, plain, player, running, seat
from tests.lobby.alerts.push_service import PushBrowser, PushService

DAY_MS = 86_400_000
BY_DAYS = {"kind": "move", "move": DAY_MS, "out": "forfeit"}


def days_match(*players: Player, clock: dict[str, Any] | None = None) -> Match:
    """Return a running match of these players in which the first decides."""
    return running([seat(each.name, who=each) for each in players], clock=clock or BY_DAYS)


def two() -> tuple[Player, Player]:
    """Return Ann and Bob, with accounts."""
    return player("Ann"), player("Bob")


def on_move(match: Match) -> int:
    """Return the seat that decides."""
    index = fresh(match).turn_seat
    assert index is not None
    return index


def subscribe(who: Player, service: PushService) -> PushBrowser:
    """Give a player a browser that gets push messages."""
    browser = PushBrowser(service)
    given = browser.subscription
    alerts.subscribe(who, given["endpoint"], **given["keys"], user_agent="Firefox")
    return browser


def wants_mail(who: Player, address: str = "ann@example.org", **more: Any) -> None:
    """Give a player a confirmed address and switch mails on."""
    EmailAddress.objects.create(user=who, email=address, verified=True, primary=True)
    alerts.change(who, {"mail": True, **more})


def look() -> list[str]:
    """Have the worker look for turns and run what is ready; return the states of all alerts."""
    start_alerts()
    tasks.run_ready()
    return states()


def states() -> list[str]:
    """Return the states of all alerts, the oldest first."""
    return list(TurnAlert.objects.order_by("pk").values_list("state", flat=True))


def time_comes() -> list[str]:
    """Run what waits for a later time, as if it were now."""
    DBTaskResult.objects.filter(status="READY").update(run_after=timezone.now())
    tasks.run_ready()
    return states()


def end_turn(match: Match) -> None:
    """Play until another seat decides."""
    index = on_move(match)
    for _ in range(6):
        if on_move(match) != index:
            return
        actions = legal(match)
        ending = [each for each in actions if each["type"] in {"end_turn", "pass"}]
        move(match, plain((ending or actions)[0]))
