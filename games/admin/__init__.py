"""The admin site of the matches: to look at them, and to act on frozen ones. Nothing hidden is shown."""

from games.admin import chat, log, matches, seats

__all__ = ["chat", "log", "matches", "seats"]
