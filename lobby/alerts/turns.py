"""Finds turns that have begun while their players are away. A turn gets one alert at most."""

from __future__ import annotations

from datetime import datetime

from django.db.models import Exists, OuterRef, Q

from games.scheduler import turns
from lobby import conf
from lobby.alerts.keys import push_key
from lobby.models import AlertSettings, PushSubscription, TurnAlert

BATCH = 200


def new_turns(now: datetime) -> list[turns.Turn]:
    """Return turns at matches with a long clock whose players want alerts and that have no alert yet.

    A turn counts some seconds after it began, so that a player who moves at once gets none.
    """
    player, match = OuterRef("player"), OuterRef("match")
    known = TurnAlert.objects.filter(match=match, seat=OuterRef("index"), since=OuterRef("match__turn_since"))
    wanted = Q(Exists(AlertSettings.objects.filter(player=player, mail=True)))
    if push_key():
        wanted |= Q(Exists(PushSubscription.objects.filter(player=player)))
    found = turns.waiting(conf.alert_clock(), now - conf.alert_after()).filter(wanted, ~Exists(known))
    return [turns.turn_of(seat) for seat in found.select_related("match").order_by("match__due")[:BATCH]]


def begin(turn: turns.Turn) -> TurnAlert | None:
    """Store the alert of a turn. Returns None if another worker was first."""
    alert, made = TurnAlert.objects.get_or_create(
        match_id=turn.match_pk, seat=turn.seat, since=turn.since, defaults={"player_id": turn.player_pk}
    )
    return alert if made else None
