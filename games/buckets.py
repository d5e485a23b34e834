"""Old name, until the lobby imports `realtime`."""

from realtime.connection import Bucket

__all__ = ["Bucket"]
