"""The two statements of a move: one reads the match with its seats, one writes what the move changes.

They are written out, because moves are most of the database's work. Django's own queries would be several,
and building one costs more time than the database needs to answer it. Only names of columns are put into the
texts; all values are parameters.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import nullcontext
from functools import lru_cache
from itertools import chain
from typing import Any

from django.db import DEFAULT_DB_ALIAS, connection, connections, models, transaction
from django.db.backends.base.base import BaseDatabaseWrapper

from games.models.logged_action import LoggedAction
from games.models.match import Match
from games.models.seat import Seat
from games.refusals import MATCH_UNKNOWN
from realtime.refusals import RequestRefused


def _in_order(model: type[models.Model], names: set[str]) -> tuple[str, ...]:
    """Return the columns in the order of the model, in which `from_db` takes them."""
    return tuple(field.attname for field in model._meta.concrete_fields if field.attname in names)


# What a move reads; other columns of these rows are read when they are used.
MATCH = _in_order(
    Match,
    {"id", "public_id", "revision", "clock", "fault", "answers", "claim_days", *Match.CHANGING},
)
SEAT = _in_order(
    Seat,
    {
        "id",
        "match_id",
        "index",
        "player_id",
        "kind",
        "bank_ms",
        "bots_pace",
        "answers",
        "left",
        "absent",
        "seen_at",
        "score",
        "rank",
    },
)
# What a move writes.
AT_SEATS = {
    "bank_ms": "bigint",
    "answers": "jsonb",
    "left": "boolean",
    "absent": "boolean",
    "score": "integer",
    "rank": "smallint",
}
LOG = ("number", "seat", "command_id", "action", "change", "hash", "at")
# What of the log is replayed.
REPLAYED = ("number", "seat", "action", "command_id", "hash")
Replayed = tuple[int, int, dict[str, Any], str, str]
_INDEX, _LOGGED = len(MATCH) + SEAT.index("index"), len(MATCH) + len(SEAT)  # columns of what is read


def read_for_move(
    public_id: str, after: int | None = None
) -> tuple[Match, list[Seat], list[Replayed] | None]:
    """Return the match and its seats in order, in one statement and without a lock.

    With `after` the statement also reads the rows of the log after that event, to be replayed; they come with
    each seat, so there should be few. Raises RequestRefused if there is no such match.
    """
    link = connections[DEFAULT_DB_ALIAS]
    with link.cursor() as cursor:
        cursor.execute(_read_sql(after is not None), [*([] if after is None else [after]), public_id])
        rows = cursor.fetchall()
    if not rows:
        raise RequestRefused(MATCH_UNKNOWN)
    match = _instance(link, Match, MATCH, rows[0][: len(MATCH)])
    seats = {row[_INDEX]: _instance(link, Seat, SEAT, row[len(MATCH) : _LOGGED]) for row in rows}
    if after is None:
        return match, list(seats.values()), None
    log = [row[_LOGGED:] for row in rows if row[_INDEX] == rows[0][_INDEX] and row[_LOGGED] is not None]
    new: list[Any] = [tuple(_converted(link, LoggedAction, REPLAYED, row)) for row in log]
    return match, list(seats.values()), new


def write_move(match: Match, seats: Sequence[Seat], row: LoggedAction, status: str, due_what: str) -> bool:
    """Store the row of the log, the match as it is after it, and the seats that it changed; all or nothing.

    Returns False if the match was not in `status` with `due_what`, and these answers in advance, after the
    event before: then another writer was first and nothing is stored. This comparison and the log's unique
    number let one writer win.
    """
    # On PostgreSQL it is one statement, so it needs no transaction. `durable` raises inside another one.
    link = connections[DEFAULT_DB_ALIAS]
    one_statement = link.vendor == "postgresql" and not link.in_atomic_block
    moved, values = _update_sql(Match, Match.CHANGING, _UNCHANGED), _values(link, match, Match.CHANGING)
    values += [match.pk, row.number - 1, status, due_what, match.answers or 0]
    logged = _values(link, row, LOG)
    with nullcontext() if one_statement else transaction.atomic(durable=True), link.cursor() as cursor:
        if link.vendor == "postgresql":
            return _at_once(cursor, moved, values, seats, logged)
        return _in_turn(cursor, moved, values, seats, [match.pk, *logged])


_UNCHANGED = "id = %s AND number = %s AND status = %s AND due_what = %s AND COALESCE(answers, 0) = %s"


def _at_once(cursor: Any, moved: str, values: list[Any], seats: Sequence[Seat], logged: list[Any]) -> bool:
    """Change all three tables with one statement; return whether the match was still at its number."""
    parts = [f"WITH moved AS ({moved} RETURNING id)"]
    if seats:
        names = ", ".join(f'"{name}"' for name in AT_SEATS)
        changes = ", ".join(f'"{name}" = new."{name}"' for name in AT_SEATS)
        types = ", ".join(["%s::bigint", *(f"%s::{type_}" for type_ in AT_SEATS.values())])
        rows = ", ".join(f"({types})" for _ in seats)
        parts.append(
            f", seats AS (UPDATE games_seat SET {changes} FROM moved, (VALUES {rows}) AS new (id, {names})"  # noqa: S608
            " WHERE games_seat.id = new.id)"
        )
        values += chain.from_iterable([seat.pk, *_values(cursor.db, seat, tuple(AT_SEATS))] for seat in seats)
    parts.append(f"{_insert()} SELECT moved.id, {_marks(LOG)} FROM moved")  # noqa: S608
    cursor.execute(" ".join(parts), values + logged)
    return bool(cursor.rowcount)


def _in_turn(cursor: Any, moved: str, values: list[Any], seats: Sequence[Seat], logged: list[Any]) -> bool:
    """Change the tables with one statement for each row; return whether the match was still at its number."""
    cursor.execute(moved, values)
    if not cursor.rowcount:
        return False
    for seat in seats:
        names = tuple(AT_SEATS)
        cursor.execute(_update_sql(Seat, names, "id = %s"), [*_values(cursor.db, seat, names), seat.pk])
    cursor.execute(f"{_insert()} VALUES (%s, {_marks(LOG)})", logged)
    return True


@lru_cache
def _read_sql(with_log: bool) -> str:
    columns = [f'games_match."{name}"' for name in MATCH] + [f'games_seat."{name}"' for name in SEAT]
    joined = "games_match JOIN games_seat ON games_seat.match_id = games_match.id"
    where = 'games_match.public_id = %s ORDER BY games_seat."index"'
    if with_log:
        columns += [f'log."{name}"' for name in REPLAYED]
        joined += " LEFT JOIN games_loggedaction log ON log.match_id = games_match.id AND log.number > %s"
        where += ", log.number"
    return f"SELECT {', '.join(columns)} FROM {joined} WHERE {where}"  # noqa: S608


@lru_cache
def _insert() -> str:
    return f"INSERT INTO games_loggedaction (match_id, {', '.join(LOG)})"


def _marks(names: Sequence[str]) -> str:
    return ", ".join("%s" for _ in names)


@lru_cache
def _update_sql(model: type[models.Model], names: tuple[str, ...], where: str) -> str:
    changes = ", ".join(f'"{name}" = %s' for name in names)
    return f"UPDATE {model._meta.db_table} SET {changes} WHERE {where}"  # noqa: S608


def _values(link: BaseDatabaseWrapper, row: models.Model, names: tuple[str, ...]) -> list[Any]:
    """Return the columns of a row as the database takes them. None is the same for all fields."""
    return [
        None if (value := getattr(row, name)) is None else field.get_db_prep_save(value, link)
        for name, field in _fields_of(type(row), names)
    ]


def _instance(
    link: BaseDatabaseWrapper, model: type[models.Model], names: tuple[str, ...], values: Sequence[Any]
) -> Any:
    """Return a row as Django would make it; columns that are not named are read when they are used."""
    return model.from_db(DEFAULT_DB_ALIAS, _as_set(names), _converted(link, model, names, values))


def _converted(
    link: BaseDatabaseWrapper, model: type[models.Model], names: tuple[str, ...], values: Sequence[Any]
) -> list[Any]:
    found = list(values)
    for place, column, converters in _converters(model, names):
        if found[place] is not None:
            for convert in converters:
                found[place] = convert(found[place], column, link)
    return found


@lru_cache
def _as_set(names: tuple[str, ...]) -> frozenset[str]:
    """Return the names as a set: Django looks up each column of the model in them."""
    return frozenset(names)


@lru_cache
def _fields(model: type[models.Model]) -> dict[str, Any]:
    return {field.attname: field for field in model._meta.concrete_fields}


@lru_cache
def _fields_of(model: type[models.Model], names: tuple[str, ...]) -> list[tuple[str, Any]]:
    return [(name, _fields(model)[name]) for name in names]


@lru_cache
def _converters(model: type[models.Model], names: tuple[str, ...]) -> list[tuple[int, Any, list[Any]]]:
    """Return the columns whose values are converted, by their places, and what converts them to Python's."""
    columns = [_fields(model)[name].get_col(model._meta.db_table) for name in names]
    found = [
        [*connection.ops.get_db_converters(column), *column.get_db_converters(connection)]
        for column in columns
    ]
    return [(n, column, each) for n, (column, each) in enumerate(zip(columns, found, strict=True)) if each]
