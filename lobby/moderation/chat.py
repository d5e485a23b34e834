"""What is checked before a line of chat is stored: whether its author is muted, and the word filter."""

from __future__ import annotations

from lobby import names
from lobby.models import Player, Sanction
from lobby.moderation.sanctions import in_force
from lobby.refusals import CHAT_MUTED
from realtime.refusals import RequestRefused
from realtime.timestamps import stamp


def check_chat(player: Player, text: str) -> str:
    """Return the text with filtered words masked. Raises RequestRefused for a muted player."""
    mute = in_force(player, Sanction.Kind.MUTE).order_by("-until").first()
    if mute is not None and mute.until is not None:
        raise RequestRefused(CHAT_MUTED, until=stamp(mute.until))
    return names.masked(text)
