"""The log of what operators did, and the end of a report."""

from __future__ import annotations

from datetime import datetime

from django.db import transaction
from django.utils import timezone

from lobby.models import ModerationEntry, Player, Report


def log(
    actor: Player,
    action: str,
    player: Player | None = None,
    report: Report | None = None,
    until: datetime | None = None,
    words: str = "",
) -> ModerationEntry:
    """Append a row to the moderation log."""
    return ModerationEntry.objects.create(
        actor=actor.username,
        action=action,
        player=player.public_id if player else "",
        report=report.pk if report else None,
        until=until,
        words=words,
    )


def close_report(report: Report, actor: Player, *, dismissed: bool) -> None:
    """Take a report out of the queue, and log it."""
    with transaction.atomic():
        report.status = Report.Status.DISMISSED if dismissed else Report.Status.HANDLED
        report.handled_at = timezone.now()
        report.save(update_fields=["status", "handled_at"])
        log(actor, "dismiss" if dismissed else "handle", player=report.reported, report=report)
