"""Checks the pool's connections before they are used.

The pool's own check waits longer after each dead connection. After a restart of PostgreSQL all connections
are dead, so a request would run into its time-out.
"""

from __future__ import annotations

from typing import Any

from django.db.backends.postgresql import base
from psycopg import OperationalError


class DatabaseWrapper(base.DatabaseWrapper):
    """Django's own, but a connection that PostgreSQL has closed is put back and the next one is taken."""

    def get_new_connection(self, conn_params: Any) -> Any:
        """Return a connection that answers. The pool replaces those that do not."""
        while True:
            found: Any = super().get_new_connection(conn_params)
            pool: Any = self.pool
            if pool is None:  # while a database is created or dropped
                return found
            try:
                pool.check_connection(found)
            except OperationalError:
                pool.putconn(found)
            else:
                return found
