"""What a player has chosen: mails, quiet hours, and the language and time zone of the browser."""

from __future__ import annotations

from typing import Any, Literal
from zoneinfo import available_timezones

from allauth.account.models import EmailAddress
from django.conf import settings

from lobby.models import AlertSettings, Player
from lobby.refusals import ALERT_MAIL, ALERT_QUIET, ALERT_ZONE
from realtime.refusals import RequestRefused

MailState = Literal["off", "no_address", "unconfirmed", "ready"]


def settings_of(player: Player) -> AlertSettings:
    """Return the player's settings; the usual ones, not stored, where nothing was chosen."""
    return AlertSettings.objects.filter(player=player).first() or AlertSettings(player=player)


def mail_address(player: Player) -> str | None:
    """Return the confirmed address of an account, or None. Nobody else's address gets mails from us."""
    if not settings.EMAIL or player.is_guest:
        return None
    found = EmailAddress.objects.filter(user=player, verified=True).order_by("-primary", "pk")
    address: str | None = found.values_list("email", flat=True).first()
    return address


def mail_state(player: Player) -> MailState:
    """Return whether mails can be sent to the player, and if not, what is missing."""
    if not settings.EMAIL:
        return "off"
    if mail_address(player):
        return "ready"
    return "unconfirmed" if player.email and not player.is_guest else "no_address"


def change(player: Player, given: dict[str, Any]) -> AlertSettings:
    """Change what was given: `mail`, `quiet_from` with `quiet_until`, `zone`, `language`.

    Raises RequestRefused for mails without a confirmed address, for quiet hours of no length or with one end,
    and for an unknown time zone.
    """
    chosen = settings_of(player)
    for name, value in given.items():
        setattr(chosen, name, value)
    if given.get("mail") and mail_state(player) != "ready":
        raise RequestRefused(ALERT_MAIL)
    if (chosen.quiet_from is None) != (chosen.quiet_until is None) or (
        chosen.quiet_from is not None and chosen.quiet_from == chosen.quiet_until
    ):
        raise RequestRefused(ALERT_QUIET)
    if "zone" in given and given["zone"] not in available_timezones():
        raise RequestRefused(ALERT_ZONE)
    chosen.save()
    return chosen
