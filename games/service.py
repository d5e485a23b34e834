"""The front door of the matches: what the lobby, sockets, HTTP and chores may do with one."""

from __future__ import annotations

from games.opening import open_match, start
from games.playing import play, seat_of
from games.states import close, hand_to_bot, reopen
from games.timely import submit
from games.writing import Taken

__all__ = [
    "Taken",
    "close",
    "hand_to_bot",
    "open_match",
    "play",
    "reopen",
    "seat_of",
    "start",
    "submit",
]
