"""What is deleted after the days that `settings.RETENTION` names."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta

from django.conf import settings
from django.utils import timezone

from games import records
from games.models import ChatMessage
from lobby.models import Report
from lobby.privacy import copies


@dataclass(frozen=True)
class Expired:
    """How many rows of each kind were deleted, and how many matches lost a name."""

    chat: int
    reports: int
    renamed: int
    copies: int = 0


def delete_expired() -> Expired:
    """Delete chat, closed reports and copies that are too old.

    Also finish the renaming of matches that have ended.
    """
    return Expired(_delete_chat(), _delete_reports(), records.finish_renaming(), copies.delete_old())


def _cutoff(what: str) -> datetime | None:
    days = settings.RETENTION[what]
    return timezone.now() - timedelta(days=days) if days else None


def _delete_chat() -> int:
    cutoff = _cutoff("chat")
    return ChatMessage.objects.filter(at__lt=cutoff).delete()[0] if cutoff else 0


def _delete_reports() -> int:
    """Delete closed reports. An open one waits for an operator, however old it is."""
    cutoff = _cutoff("reports")
    closed = Report.objects.exclude(status=Report.Status.OPEN)
    return closed.filter(created_at__lt=cutoff).delete()[0] if cutoff else 0
