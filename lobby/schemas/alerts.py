"""Alerts of turns, for the player who gets them."""

from __future__ import annotations

from typing import Annotated, get_args

from games.schemas.base import Schema, Stamp, note, one_of
from lobby.alerts.choices import MailState


class PushBrowserSchema(Schema):
    """A browser that gets push messages."""

    id: int
    user_agent: str
    added: Stamp
    used: Stamp


class AlertsSchema(Schema):
    """What the player has chosen, and what this server can send."""

    push_key: Annotated[str, note("What to subscribe with; empty where no push messages are sent.")]
    mail_state: Annotated[str, one_of(get_args(MailState))]
    mail: bool
    quiet_from: Annotated[str, note("A time of the day, `22:00`.")] | None
    quiet_until: str | None
    zone: str
    browsers: list[PushBrowserSchema]
    most: Annotated[int, note("How many browsers there can be.")]


class AlertsOffSchema(Schema):
    """Mails about turns are off for the player of the link."""

    mail: bool
