"""The OpenAPI description as JSON Schema, to hold real answers against it."""

from __future__ import annotations

from functools import cache
from typing import Any

import jsonschema  # type: ignore[import-untyped]
from drf_spectacular.generators import SchemaGenerator


@cache
def description() -> dict[str, Any]:
    """Return the description of the whole API."""
    generator: Any = SchemaGenerator()  # type: ignore[no-untyped-call]
    made: dict[str, Any] = generator.get_schema(request=None, public=True)
    return made


def validate(path: str, method: str, status: int, data: Any) -> None:
    """Raise jsonschema.ValidationError if an answer is not as described, or has keys that are not."""
    answer = description()["paths"][path][method]["responses"][str(status)]
    schema = _strict(answer["content"]["application/json"]["schema"])
    jsonschema.validate(data, {**schema, "components": _strict(description()["components"])})


def _strict(node: Any) -> Any:
    if isinstance(node, list):
        return [_strict(each) for each in node]
    if not isinstance(node, dict):
        return node
    strict = {key: _strict(value) for key, value in node.items()}
    if strict.get("type") == "object" and "properties" in strict:
        strict["additionalProperties"] = False
    if strict.pop("nullable", False):
        return {"anyOf": [strict, {"type": "null"}]}
    return strict
