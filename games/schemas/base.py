"""What all schemas share."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Any, TypeVar

import msgspec
from msgspec import UNSET, Meta, UnsetType

S = TypeVar("S", bound=msgspec.Struct)
Optional = UnsetType  # `field: int | Optional = UNSET`: the key is left out where there is no value

__all__ = ["UNSET", "Json", "Optional", "Schema", "Stamp", "convert", "deprecated", "note", "one_of"]

Json = dict[str, Any]  # an object whose keys the rules engine defines: a setup, an action, a view, a change
Stamp = Annotated[str, Meta(extra_json_schema={"format": "date-time"})]


class Schema(msgspec.Struct, forbid_unknown_fields=True):
    """The shape of one payload. A field that a builder leaves out is a TypeError, and an error of mypy."""


def one_of(values: Iterable[str]) -> Meta:
    """Mark a string as one of `values` in OpenAPI. It is not checked when a payload is built."""
    return Meta(extra_json_schema={"enum": [str(value) for value in values]})


def note(text: str) -> Meta:
    """Describe a field in OpenAPI."""
    return Meta(description=text)


def deprecated(text: str) -> Meta:
    """Describe a field that is sent for older clients only; marks it as deprecated in OpenAPI."""
    return Meta(description=text, extra_json_schema={"deprecated": True})


def convert(data: Any, schema: type[S]) -> S:
    """Make a payload from plain data. Raises msgspec.ValidationError if the data does not fit."""
    return msgspec.convert(data, schema)
