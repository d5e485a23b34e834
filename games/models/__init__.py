"""The tables of matches: the match, its seats, its event log, its chat, and presence."""

from games.models.chat_message import ChatMessage
from games.models.logged_action import LoggedAction
from games.models.match import Match, match_id
from games.models.moves import read_for_move, write_move
from games.models.presence import Presence
from games.models.seat import Seat, seat_of

__all__ = [
    "ChatMessage",
    "LoggedAction",
    "Match",
    "Presence",
    "Seat",
    "match_id",
    "read_for_move",
    "seat_of",
    "write_move",
]
