"""`manage.py work`: the old name of `manage.py run_worker`."""

from games.management.commands.run_worker import Command

__all__ = ["Command"]
