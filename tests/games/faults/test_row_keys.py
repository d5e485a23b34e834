"""Keys of rows: made by the process, or by match and number; a process of the version before still writes."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from django.db import DatabaseError, connection, transaction
from django.utils import timezone

from games.models import LoggedAction, Match, Seat
from games.models.keys import row_key
from tests.games import play
from tests.games.faults.migrating import migrate, models_at

pytestmark = pytest.mark.django_db(transaction=True)
BEFORE = [("games", "0025_replay_note")]
SEQUENCES = 2**32  # no sequence has come so far


def models_before() -> Any:
    """Return the models of the version before."""
    return models_at(BEFORE)


def row(match: Any, number: int) -> dict[str, Any]:
    """Return the columns of a row of the log."""
    said = {"seat": 0, "command_id": f"command-{number}", "action": {"type": "end_turn"}}
    return {"match_id": match.pk, "number": number, "hash": f"{number:016x}", "at": timezone.now(), **said}


def rows() -> list[Any]:
    """Return what the log holds."""
    columns = ("match_id", "number", "seat", "command_id", "action", "change", "hash", "at")
    return list(LoggedAction.objects.order_by("match_id", "number").values_list(*columns))


def test_keys_of_one_process_grow_and_never_repeat() -> None:
    with ThreadPoolExecutor(8) as threads:
        made = list(threads.map(lambda _: [row_key() for _ in range(5000)], range(8)))
    assert all(keys == sorted(keys) for keys in made)
    assert len({key for keys in made for key in keys}) == 40_000
    assert SEQUENCES < min(made[0]) < max(made[-1]) < 2**63


def test_matches_and_seats_ask_no_sequence() -> None:
    match = play.running(4)
    assert match.pk > SEQUENCES
    assert all(seat.pk > SEQUENCES for seat in match.seats.all())


def test_the_log_has_the_match_and_the_number_as_its_key() -> None:
    match = play.running()
    play.moves(match, 2)
    assert LoggedAction.objects.get(pk=(match.pk, 2)).number == 2
    with connection.cursor() as cursor:
        found = connection.introspection.get_constraints(cursor, "games_loggedaction")
    keys = [each["columns"] for each in found.values() if each["primary_key"]]
    assert [sorted(columns) for columns in keys] == [["match_id", "number"]]


def test_rows_stay_through_the_migration_and_back(newest: Any) -> None:
    migrate(BEFORE)
    old = models_before()
    matches = [old.get_model("games", "Match").objects.create() for _ in range(2)]
    for match in matches:
        for number in (2, 1, 3):
            old.get_model("games", "LoggedAction").objects.create(**row(match, number))
    migrate(newest)
    there = rows()
    assert [each[:2] for each in there] == [(match.pk, n) for match in matches for n in (1, 2, 3)]
    migrate(BEFORE)
    ids = old.get_model("games", "LoggedAction").objects.values_list("pk", flat=True)
    assert sorted(ids) == [1, 2, 3, 4, 5, 6]
    migrate(newest)
    assert rows() == there


@pytest.mark.parametrize("back", [False, True])
def test_the_log_is_append_only_after_the_migration(newest: Any, *, back: bool) -> None:
    match = play.running()
    play.moves(match, 2)
    if back:
        migrate(BEFORE)
    for statement in ("UPDATE games_loggedaction SET seat = 1", "DELETE FROM games_loggedaction"):
        with pytest.raises(DatabaseError), transaction.atomic(), connection.cursor() as cursor:
            cursor.execute(statement)
    with connection.cursor() as cursor:
        cursor.execute("UPDATE games_loggedaction SET hash = 'derived'")
    migrate(newest)
    assert len(rows()) == 2


def test_a_process_of_the_version_before_writes_during_an_update() -> None:
    """On SQLite nothing of it runs beside this one."""
    old = models_before()
    match = old.get_model("games", "Match").objects.create(setup={"seats": ["Ann"], "revision": 1})
    seat = old.get_model("games", "Seat").objects.create(match=match, index=0, name="Ann")
    assert (Match.objects.get().pk, Seat.objects.get().pk) == (match.pk, seat.pk)
    if connection.vendor == "postgresql":
        log = old.get_model("games", "LoggedAction").objects
        log.create(**row(match, 1))
        assert log.get().command_id == LoggedAction.objects.get(pk=(match.pk, 1)).command_id
