"""Behind PgBouncer in the mode `transaction` no cursor and no prepared statement outlives a transaction."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest
from django.db import connections
from django.db.utils import load_backend

from config.settings.backends import behind_pooler
from games.models import Match

pytestmark = [pytest.mark.postgres, pytest.mark.django_db(transaction=True)]


def test_nothing_of_a_transaction_is_left_in_the_session() -> None:
    database = deepcopy(connections["default"].settings_dict)
    if "postgres" not in database["ENGINE"]:
        pytest.skip("DATABASE_URL names no PostgreSQL")
    behind_pooler(database)
    database["OPTIONS"].pop("pool", None)
    connection = load_backend("web.postgres").DatabaseWrapper(database, "pooled")
    try:
        with connection.cursor() as cursor:
            for number in range(20):  # psycopg prepares what it sees often
                cursor.execute("SELECT %s::int", [number])
            cursor.execute("SELECT count(*) FROM pg_prepared_statements")
            assert cursor.fetchone() == (0,)
    finally:
        connection.close()


def test_rows_are_read_without_a_cursor_of_the_server(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []
    connection = connections["default"]

    def chunked() -> Any:
        opened.append("cursor")
        return connection.cursor()

    monkeypatch.setattr(connection, "chunked_cursor", chunked)
    monkeypatch.setitem(connection.settings_dict, "DISABLE_SERVER_SIDE_CURSORS", False)
    list(Match.objects.iterator())
    assert opened == ["cursor"]
    monkeypatch.setitem(connection.settings_dict, "DISABLE_SERVER_SIDE_CURSORS", True)
    list(Match.objects.iterator())
    assert opened == ["cursor"]
