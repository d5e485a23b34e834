"""The messages of a match's socket: what each may say, and what it does."""

from games.handlers.dispatch import handle_message

__all__ = ["handle_message"]
