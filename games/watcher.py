"""Old name, until the lobby imports `realtime`."""

from realtime.connection import NOT_ALLOWED, RESTARTS, TOO_FAR, TOO_MANY, UNKNOWN

__all__ = ["NOT_ALLOWED", "RESTARTS", "TOO_FAR", "TOO_MANY", "UNKNOWN"]
