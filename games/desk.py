"""Old name, until the lobby imports `realtime`."""

from realtime.db_threads import close_connections
from realtime.db_threads import run_in_db_thread as run

__all__ = ["close_connections", "run"]
