"""The admin site of the matches: to look at them, and to act on frozen ones. Nothing hidden is shown."""

from games.admin import analyses, chat, matches, seats

__all__ = ["analyses", "chat", "matches", "seats"]
