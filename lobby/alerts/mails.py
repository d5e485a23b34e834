"""The mail that says it is a player's turn."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from zoneinfo import ZoneInfo

from django.conf import settings

from lobby.alerts.links import absolute, token
from lobby.alerts.words import words
from lobby.models import AlertSettings


@dataclass(frozen=True)
class Mail:
    """A mail that is ready to be sent."""

    subject: str
    body: str
    to: str
    headers: dict[str, str]


def turn_mail(chosen: AlertSettings, to: str, match_id: str, due: datetime) -> Mail:
    """Return the mail about a match, in the player's language and with times of the player's zone."""
    text, signed = words(chosen.language), token(chosen.player)
    body = text["body"].format(
        name=chosen.player.name,
        due=f"{due.astimezone(ZoneInfo(chosen.zone)):%Y-%m-%d %H:%M}",
        zone=chosen.zone,
        link=absolute(f"/match/{match_id}"),
        off=absolute(f"/alerts/off/{signed}"),
    )
    headers = {
        # RFC 8058: the mail program offers a button and sends the request itself.
        "List-Unsubscribe": f"<{absolute(f'/api/alerts/off/{signed}')}>",
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
        "Auto-Submitted": "auto-generated",
    }
    return Mail(text["subject"], body, to, headers)


def sender() -> str:
    """Return the address that the mails come from."""
    return str(settings.DEFAULT_FROM_EMAIL)
