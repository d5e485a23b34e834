"""The admin site of players and tables. Salts are not shown: they are public only with the match."""

from lobby.admin import moderation, players, second_factor, tables, tasks

__all__ = ["moderation", "players", "second_factor", "tables", "tasks"]
