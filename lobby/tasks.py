"""Work of the lobby that can wait: mail, alerts and cleanup, as tasks of Django's interface."""

from __future__ import annotations

from dataclasses import asdict
from datetime import timedelta
from smtplib import SMTPException

import structlog
from django.core.mail import EmailMultiAlternatives, get_connection
from django.db import transaction
from django.utils import timezone
from django_tasks import task

from lobby import alerts, cleanup, privacy
from lobby.alerts import mails
from lobby.models import Player

log = structlog.get_logger("bastide.lobby")
# Seconds from one attempt to send a mail to the next, if the mail server can't be reached or refuses.
RETRIES_S = (60, 300, 1800, 7200)


@task
def clean_up() -> dict[str, int]:
    """Delete what has expired, in all applications; return how many rows of each kind."""
    report = asdict(cleanup.clean_up())
    log.info("cleaned up", **report)
    return report


@task
def send_mail(
    subject: str,
    body: str,
    sender: str,
    to: list[str],
    html: str | None = None,
    attempt: int = 0,
    headers: dict[str, str] | None = None,
) -> None:
    """Send a mail. Retries later if the mail server can't be reached; raises after the last attempt."""
    message = EmailMultiAlternatives(subject, body, sender, to, connection=get_connection(), headers=headers)
    if html:
        message.attach_alternative(html, "text/html")
    try:
        message.send()
    except (OSError, SMTPException) as error:
        if attempt >= len(RETRIES_S):
            raise
        log.warning("mail not sent, retrying", error=type(error).__name__, attempt=attempt)
        again = timezone.now() + timedelta(seconds=RETRIES_S[attempt])
        send_mail.using(run_after=again).enqueue(subject, body, sender, to, html, attempt + 1, headers)


def start_copy(player: Player) -> None:
    """Queue the copy of a player's data, unless one is under way."""
    with transaction.atomic():  # the row and its task, or none of them
        if privacy.copies.ask(player):
            make_copy.enqueue(player.pk)


@task
def make_copy(player_pk: int) -> None:
    """Make the copy of a player's data."""
    privacy.copies.make(player_pk)


def start_alerts() -> int:
    """Queue an alert for each turn that waits for a player who wants one; return their number."""
    started = 0
    for turn in alerts.new_turns(timezone.now()):
        with transaction.atomic():  # the alert and its task, or none of them
            if alert := alerts.begin(turn):
                alert_turn.enqueue(alert.pk)
                started += 1
    return started


@task
def alert_turn(key: int, attempt: int = 0) -> None:
    """Send the alert of a turn: now, after the player's quiet hours, or once more after a failure."""
    left = alerts.deliver(key, timezone.now(), attempt)
    if left.mail:
        mail = left.mail
        send_mail.enqueue(mail.subject, mail.body, mails.sender(), [mail.to], headers=mail.headers)
    if left.again:
        alert_turn.using(run_after=left.again).enqueue(key, attempt + left.failed)
