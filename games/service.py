"""The front door of the matches: what the lobby and the API may do with one."""

from __future__ import annotations

from games.commands import submit, submit_for_player
from games.event_log.append import Accepted
from games.matches.creation import open_match, start
from games.matches.status import close, hand_to_bot, reopen
from games.models import seat_of

__all__ = [
    "Accepted",
    "close",
    "hand_to_bot",
    "open_match",
    "reopen",
    "seat_of",
    "start",
    "submit",
    "submit_for_player",
]
