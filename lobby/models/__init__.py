"""Models of the lobby."""

from lobby.models.table import Favourite, Invitation, Player, QuickEntry, QuickPool, Table, TableSeat

__all__ = ["Favourite", "Invitation", "Player", "QuickEntry", "QuickPool", "Table", "TableSeat"]
