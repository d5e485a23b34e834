"""The tables of matches: the match, its seats, its event log, its chat, and presence."""

from games.models.analysis import AnalysedTurn, Analysis
from games.models.chat_message import ChatCount, ChatMessage
from games.models.hint import Hint
from games.models.logged_action import LoggedAction
from games.models.match import Match, match_id
from games.models.moves import REPLAYED, Replayed, read_for_move, write_move
from games.models.presence import Presence
from games.models.seat import DELETED_NAME, Seat, acting_seat, held_among, held_seats, seat_of
from games.models.summary import SeatSource, SeatSummary

__all__ = [
    "DELETED_NAME",
    "REPLAYED",
    "AnalysedTurn",
    "Analysis",
    "ChatCount",
    "ChatMessage",
    "Hint",
    "LoggedAction",
    "Match",
    "Presence",
    "Replayed",
    "Seat",
    "SeatSource",
    "SeatSummary",
    "acting_seat",
    "held_among",
    "held_seats",
    "match_id",
    "read_for_move",
    "seat_of",
    "write_move",
]
