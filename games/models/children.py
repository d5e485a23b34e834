"""Reads rows with their children in one statement: matches with their seats, tables with theirs.

A prefetch takes one more statement for each kind of children. It is the better way where a page is cut from
many rows, because SQLite collects the children of all of them before it sorts.
"""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

from django.db import DEFAULT_DB_ALIAS
from django.db.models import Aggregate, JSONField, Model, OuterRef, QuerySet, Subquery
from django.db.models.functions import JSONObject
from django.utils import timezone


class _Collected(Aggregate):
    """The values of a group as a JSON array."""

    function = "JSONB_AGG"
    output_field = JSONField()

    def as_sqlite(self, compiler: Any, connection: Any, **extra: Any) -> Any:
        return self.as_sql(compiler, connection, function="JSON_GROUP_ARRAY", **extra)


class _Children(JSONField):
    """A JSON array of rows, read as objects of their model."""

    def __init__(self, model: type[Model], order: str) -> None:
        super().__init__()
        self.rows_of, self.order = model, order

    def from_db_value(self, value: Any, expression: Any, connection: Any) -> list[Model]:
        rows = super().from_db_value(value, expression, connection) or []
        return [_object(self.rows_of, row) for row in sorted(rows, key=lambda row: row[self.order])]


def children(found: QuerySet[Any], parent: str, *fields: str) -> Subquery:
    """Return an annotation: the list of those of `found` whose foreign key `parent` is the row.

    Each is an object of its model with these columns, the others deferred, in the order of the first column.
    `player__name` is a column of the object's `player`; with it, name `player__id`.
    """
    row = JSONObject(**{name: name for name in fields})
    own = found.filter(**{parent: OuterRef("pk")}).order_by().values(parent)
    rows = own.annotate(rows=_Collected(row)).values("rows")
    return Subquery(rows, output_field=_Children(found.model, fields[0]))


def _object(model: type[Model], row: dict[str, Any]) -> Model:
    """Return an object with these columns, and with the objects that its foreign keys name."""
    shown = [field for field in model._meta.concrete_fields if field.attname in row]
    values = [_aware(field.to_python(row[field.attname])) for field in shown]
    made = model.from_db(DEFAULT_DB_ALIAS, [field.attname for field in shown], values)
    others: dict[str, dict[str, Any]] = {}
    for name, value in row.items():
        key, _, column = name.partition("__")
        if column:
            others.setdefault(key, {})[column] = value
    for key, columns in others.items():
        related: Any = model._meta.get_field(key).related_model
        setattr(made, key, None if columns["id"] is None else _object(related, columns))
    return made


def _aware(value: Any) -> Any:
    """Return a time with its zone: SQLite keeps times as texts in UTC without one."""
    naive = isinstance(value, datetime) and timezone.is_naive(value)
    return timezone.make_aware(value, UTC) if naive else value
