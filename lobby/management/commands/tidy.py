"""`manage.py tidy`: the old name of `manage.py cleanup`."""

from lobby.management.commands.cleanup import Command

__all__ = ["Command"]
