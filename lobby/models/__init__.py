"""Models of the lobby."""

from lobby.models.alert import AlertSettings, PushSubscription, TurnAlert
from lobby.models.data_copy import DataCopy
from lobby.models.favourite import Favourite
from lobby.models.matchmaking import QuickEntry, QuickPool
from lobby.models.moderation import ModerationEntry, Report, Sanction
from lobby.models.player import Player
from lobby.models.puzzle import PuzzleAttempt
from lobby.models.relation import Relation
from lobby.models.seat import Invitation, TableSeat
from lobby.models.table import Table

__all__ = [
    "AlertSettings",
    "DataCopy",
    "Favourite",
    "Invitation",
    "ModerationEntry",
    "Player",
    "PushSubscription",
    "PuzzleAttempt",
    "QuickEntry",
    "QuickPool",
    "Relation",
    "Report",
    "Sanction",
    "Table",
    "TableSeat",
    "TurnAlert",
]
