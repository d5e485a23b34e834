"""Addresses in mails: of the match, and the signed one that switches the mails off."""

from __future__ import annotations

from urllib.parse import quote

from django.conf import settings
from django.core.signing import BadSignature, Signer

from lobby.models import Player

SIGNER = Signer(salt="bastide.alerts.mail")


def absolute(path: str) -> str:
    """Return the address of a path of this site."""
    return f"{settings.PUBLIC_URL}{path}"


def token(player: Player) -> str:
    """Return the text that lets its bearer switch off this player's mails, and nothing else."""
    return quote(SIGNER.sign(player.public_id), safe="")


def read_token(text: str) -> str | None:
    """Return the public id of the player whose token this is, or None for a forged one."""
    try:
        return SIGNER.unsign(text)
    except BadSignature:
        return None


def player_of_token(text: str) -> Player | None:
    """Return the player whose token this is, or None."""
    public_id = read_token(text)
    return Player.objects.filter(public_id=public_id).first() if public_id else None
