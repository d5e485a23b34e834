"""Strategies that make values by a JSON schema of docs/openapi.yaml, and values that don't fit it."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import yaml
from hypothesis import strategies as st

from tools import ROOT

METHODS = ("get", "post", "put", "patch", "delete")
WORDS = st.text(max_size=24)
ODD_WORDS = st.sampled_from(
    ["", " ", "\0", "\ud800", "'", "%", "..", "null", "-1", "1e9", "9" * 40, "a" * 5000, "Ω"]
)
NUMBERS = (
    st.integers(-(2**70), 2**70) | st.floats(allow_nan=False) | st.sampled_from([0, 1, -1, 2**31, 2**63])
)
SCALARS = st.none() | st.booleans() | NUMBERS | WORDS | ODD_WORDS
ANYTHING = st.recursive(
    SCALARS,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(WORDS, inner, max_size=4),
    max_leaves=12,
)


@lru_cache
def description() -> dict[str, Any]:
    """The description of the API."""
    found: dict[str, Any] = yaml.safe_load((ROOT / "docs" / "openapi.yaml").read_text(encoding="utf-8"))
    return found


def operations() -> list[tuple[str, str]]:
    """Each method with its path."""
    return [
        (method, path)
        for path, each in description()["paths"].items()
        for method in each
        if method in METHODS
    ]


def operation(method: str, path: str) -> dict[str, Any]:
    """The description of an operation."""
    found: dict[str, Any] = description()["paths"][path][method]
    return found


def fitting(schema: dict[str, Any]) -> st.SearchStrategy[Any]:
    """Values of a schema; at every place of it, sometimes one that does not fit."""
    return st.one_of(_exact(schema), _exact(schema), _exact(schema), ANYTHING)


def _exact(schema: dict[str, Any]) -> st.SearchStrategy[Any]:
    if "$ref" in schema:
        return st.deferred(
            lambda: fitting(description()["components"]["schemas"][schema["$ref"].split("/")[-1]])
        )
    for word in ("oneOf", "anyOf", "allOf"):
        if word in schema:
            return st.one_of([fitting(each) for each in schema[word]])
    if "enum" in schema:
        return st.sampled_from(schema["enum"])
    kinds = schema.get("type", "any")
    return st.one_of([_of_kind(kind, schema) for kind in ([kinds] if isinstance(kinds, str) else kinds)])


def _of_kind(kind: str, schema: dict[str, Any]) -> st.SearchStrategy[Any]:
    match kind:
        case "object":
            return _objects(schema)
        case "array":
            return st.lists(fitting(schema.get("items", {})), max_size=5)
        case "integer":
            return st.integers(schema.get("minimum", -3), schema.get("maximum", 12))
        case "number":
            return NUMBERS
        case "boolean":
            return st.booleans()
        case "string":
            return WORDS | ODD_WORDS
        case "null":
            return st.none()
    return ANYTHING


def _objects(schema: dict[str, Any]) -> st.SearchStrategy[Any]:
    named = {name: fitting(each) for name, each in schema.get("properties", {}).items()}
    known = st.fixed_dictionaries({}, optional=named)
    more = st.dictionaries(WORDS, ANYTHING, max_size=2)
    return st.builds(lambda one, other: {**other, **one}, known, st.just({}) | more)
