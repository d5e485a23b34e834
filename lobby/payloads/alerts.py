"""Alerts of turns, as their player gets them."""

from __future__ import annotations

from datetime import time

from lobby import alerts, conf
from lobby.models import Player, PushSubscription
from lobby.schemas.alerts import AlertsSchema, PushBrowserSchema
from realtime.timestamps import stamp


def alerts_payload(player: Player) -> AlertsSchema:
    """Return what the player has chosen, and what this server can send."""
    chosen = alerts.settings_of(player)
    return AlertsSchema(
        push_key=alerts.push_key(),
        mail_state=alerts.mail_state(player),
        mail=chosen.mail,
        quiet_from=_clock(chosen.quiet_from),
        quiet_until=_clock(chosen.quiet_until),
        zone=chosen.zone,
        browsers=[push_browser_payload(each) for each in player.push_subscriptions.all()],
        most=conf.browsers_per_player(),
    )


def push_browser_payload(row: PushSubscription) -> PushBrowserSchema:
    """Return a browser, without the address and the keys of its subscription."""
    return PushBrowserSchema(row.pk, row.user_agent, stamp(row.created_at), stamp(row.used_at))


def _clock(moment: time | None) -> str | None:
    return f"{moment:%H:%M}" if moment else None
