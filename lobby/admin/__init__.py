"""The admin site of players and tables. Salts are not shown: they are public only with the match."""

from lobby.admin import players, tables

__all__ = ["players", "tables"]
