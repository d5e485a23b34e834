"""Old name, until the lobby imports `realtime`."""

from realtime.caps import reserve as place

__all__ = ["place"]
