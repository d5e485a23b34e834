"""Sends the alert of a turn: to the player's browsers, or by mail where none could be reached."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta

from games.scheduler import turns
from lobby.alerts import push
from lobby.alerts.choices import mail_address, settings_of
from lobby.alerts.keys import push_key
from lobby.alerts.mails import Mail, turn_mail
from lobby.alerts.push import Outcome
from lobby.alerts.quiet import quiet_until
from lobby.alerts.words import words
from lobby.models import AlertSettings, TurnAlert

State = TurnAlert.State
# Seconds until the next attempt, where no push service could be reached and the player wants no mail.
RETRIES_S = (60, 600, 3600)


@dataclass(frozen=True)
class Delivery:
    """What is left to do: a mail to send, or another attempt at a later time."""

    mail: Mail | None = None
    again: datetime | None = None
    failed: bool = False


NOTHING = Delivery()


def deliver(key: int, now: datetime, attempt: int = 0) -> Delivery:
    """Send an alert, at most once. Nothing is sent if the turn is over or the player's page is connected.

    In quiet hours the answer names their end. `attempt` counts earlier failures.
    """
    alert = TurnAlert.objects.select_related("match", "player").filter(pk=key, state=State.WAITING).first()
    if alert is None:
        return NOTHING
    turn = turns.Turn(alert.match_id, alert.seat, alert.since, alert.player_id)
    due = turns.due(turn)
    if due is None or not alert.player.is_active:
        return _end(alert, State.OVER)
    if turns.is_watched(turn):
        return _end(alert, State.SEEN)
    chosen = settings_of(alert.player)
    if until := quiet_until(now, chosen.quiet_from, chosen.quiet_until, chosen.zone):
        return Delivery(again=until)
    # From here on the alert counts as sent: a worker that dies now does not send it twice.
    if not TurnAlert.objects.filter(pk=key, state=State.WAITING).update(state=State.SENDING):
        return NOTHING
    return _send(alert, chosen, now, due, attempt)


def _send(alert: TurnAlert, chosen: AlertSettings, now: datetime, due: datetime, attempt: int) -> Delivery:
    outcomes = _push(alert, chosen, due - now)
    if Outcome.TAKEN in outcomes:
        return _end(alert, State.PUSHED)
    if chosen.mail and (address := mail_address(alert.player)):
        _end(alert, State.MAILED)
        return Delivery(mail=turn_mail(chosen, address, alert.match.public_id, due))
    if Outcome.FAILED in outcomes and attempt < len(RETRIES_S):
        _end(alert, State.WAITING)
        return Delivery(again=now + timedelta(seconds=RETRIES_S[attempt]), failed=True)
    return _end(alert, State.FAILED)


def _push(alert: TurnAlert, chosen: AlertSettings, kept: timedelta) -> list[Outcome]:
    """Send the push message, which names nobody: it may be shown on a locked screen."""
    if not push_key():
        return []
    match_id = alert.match.public_id
    message = {
        "title": "Bastide",
        "body": words(chosen.language)["turn"],
        "tag": match_id,
        "url": f"/match/{match_id}",
    }
    return push.send(list(alert.player.push_subscriptions.all()), message, kept.total_seconds())


def _end(alert: TurnAlert, state: TurnAlert.State) -> Delivery:
    TurnAlert.objects.filter(pk=alert.pk).update(state=state)
    return NOTHING
