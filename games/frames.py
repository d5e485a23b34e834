"""Old name, until the lobby imports `realtime`."""

from realtime.connection import deliver as hand_over

__all__ = ["hand_over"]
