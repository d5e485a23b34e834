"""The backend's connections: looked at before they are used.

The pool's own look waits longer after each dead connection that it meets; after a restart of PostgreSQL they
all are dead, and a call would wait in vain.
"""

from __future__ import annotations

from typing import Any

from django.db.backends.postgresql import base
from psycopg import OperationalError


class DatabaseWrapper(base.DatabaseWrapper):
    """Django's own; a connection that the other side has closed is put back, and the next one is taken."""

    def get_new_connection(self, conn_params: Any) -> Any:
        """A connection of the pool that answers; the pool makes new ones for those that do not."""
        while True:
            found: Any = super().get_new_connection(conn_params)
            pool: Any = self.pool
            if pool is None:  # for a moment only, to make or drop a database
                return found
            try:
                pool.check_connection(found)
            except OperationalError:
                pool.putconn(found)
            else:
                return found
