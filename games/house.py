"""Old name, until the lobby's hub is one of `realtime.hub`."""

from games.lifecycle import SHUTDOWN_HOOKS as ALSO

__all__ = ["ALSO"]
