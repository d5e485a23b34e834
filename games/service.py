"""Functions of matches for the lobby and the API: open, start, play, pause, resume."""

from __future__ import annotations

from games.commands import submit, submit_for_player
from games.event_log.append import Accepted
from games.matches.creation import open_match, start
from games.matches.status import hand_to_bot, pause, reopen
from games.models import acting_seat, seat_of

__all__ = [
    "Accepted",
    "acting_seat",
    "hand_to_bot",
    "open_match",
    "pause",
    "reopen",
    "seat_of",
    "start",
    "submit",
    "submit_for_player",
]
