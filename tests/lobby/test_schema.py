"""The OpenAPI description, held against real answers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import jsonschema  # type: ignore[import-untyped]
import pytest
from drf_spectacular.generators import SchemaGenerator

from tests.lobby.browser import Browser

pytestmark = pytest.mark.django_db
Guest = Callable[..., Browser]


@pytest.fixture(scope="module")
def schema() -> dict[str, Any]:
    generator: Any = SchemaGenerator()  # type: ignore[no-untyped-call]
    made: dict[str, Any] = generator.get_schema(request=None, public=True)
    return made


def told(schema: dict[str, Any], path: str, method: str, status: int) -> dict[str, Any]:
    """The JSON schema of an answer, made of OpenAPI's; nothing that is not described may come."""
    answer = schema["paths"][path][method]["responses"][str(status)]
    return {
        **_strict(answer["content"]["application/json"]["schema"]),
        "components": _strict(schema["components"]),
    }


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


def holds(schema: dict[str, Any], path: str, method: str, answer: Any) -> None:
    jsonschema.validate(answer.json, told(schema, path, method, answer.status))


def test_every_call_of_the_lobby_is_described(schema: dict[str, Any]) -> None:
    described = {
        path
        for path in schema["paths"]
        if not path.startswith(("/api/matches", "/api/records", "/api/schema"))
    }
    assert described == {
        "/api/me", "/api/me/guest", "/api/setup", "/api/lobby", "/api/quick", "/api/tables",
        "/api/me/favourites", "/api/me/favourites/{favourite_id}", "/api/tables/{table_id}/favourite",
        "/api/rules", "/api/rules/{name}",
        "/api/tables/{table_id}",
        "/api/tables/{table_id}/join", "/api/tables/{table_id}/leave", "/api/tables/{table_id}/start",
        "/api/tables/{table_id}/close", "/api/tables/{table_id}/bots", "/api/tables/{table_id}/bots/{seat}",
        "/api/tables/{table_id}/seats/{seat}",
    }  # fmt: skip


def test_answers_are_as_described(schema: dict[str, Any], guest: Guest, stranger: Browser) -> None:
    ann, bob = guest("Ann"), guest("Bob")
    one = "/api/tables/{table_id}"
    holds(schema, "/api/me", "get", stranger.get("/api/me"))
    holds(schema, "/api/me/guest", "post", stranger.post("/api/me/guest"))
    holds(schema, "/api/me", "patch", ann.patch("/api/me", {"marks": {"shape": "circle"}}))
    holds(schema, "/api/setup", "get", ann.get("/api/setup"))
    made = ann.post("/api/tables", {"clock": {"kind": "bank", "bank": 600_000, "increment": 0}})
    holds(schema, "/api/tables", "post", made)
    table = made["id"]
    holds(schema, f"{one}/join", "post", bob.joins(table))
    holds(schema, f"{one}/bots", "post", ann.post(f"/api/tables/{table}/bots", {"level": "random"}))
    holds(schema, one, "get", stranger.sees(table))
    holds(schema, one, "patch", ann.patch(f"/api/tables/{table}", {"size": 3}))
    kept = ann.post("/api/me/favourites", {"name": "Sunday", "table": table})
    holds(schema, "/api/me/favourites", "post", kept)
    holds(schema, "/api/me/favourites", "get", ann.get("/api/me/favourites"))
    other = ann.patch(f"/api/me/favourites/{kept['id']}", {"name": "Monday"})
    holds(schema, "/api/me/favourites/{favourite_id}", "patch", other)
    applied = ann.post(f"/api/tables/{table}/favourite", {"favourite": kept["id"]})
    holds(schema, f"{one}/favourite", "post", applied)
    holds(schema, "/api/rules", "get", stranger.get("/api/rules"))
    holds(schema, "/api/rules/{name}", "get", stranger.get("/api/rules/base"))
    holds(schema, "/api/lobby", "get", bob.get("/api/lobby"))
    holds(schema, f"{one}/start", "post", ann.post(f"/api/tables/{table}/start"))
    holds(schema, "/api/quick", "post", ann.post("/api/quick", {"seats": 2}))
    holds(schema, "/api/lobby", "get", ann.get("/api/lobby"))
    holds(schema, "/api/quick", "delete", ann.delete("/api/quick"))


def test_refusals_are_as_described(schema: dict[str, Any], guest: Guest, stranger: Browser) -> None:
    ann, bob = guest("Ann"), guest("Bob")
    table = ann.opens()
    stranger.get("/api/me")
    one = "/api/tables/{table_id}"
    for path, method, answer in (
        ("/api/tables", "post", ann.post("/api/tables", {"size": 9})),
        ("/api/tables", "post", ann.post("/api/tables", {"clock": {"kind": "move"}})),
        ("/api/tables", "post", stranger.post("/api/tables")),
        (one, "get", ann.sees("t-22222222")),
        (one, "patch", bob.patch(f"/api/tables/{table}", {"size": 2})),
        (f"{one}/start", "post", ann.post(f"/api/tables/{table}/start")),
        ("/api/me/favourites", "post", ann.post("/api/me/favourites", {"name": "", "table": table})),
        ("/api/me/favourites/{favourite_id}", "delete", ann.delete("/api/me/favourites/f-2")),
        ("/api/rules/{name}", "get", ann.get("/api/rules/moon")),
        ("/api/quick", "post", ann.post("/api/quick", {})),
        ("/api/lobby", "get", ann.get("/api/lobby?page=0")),
    ):
        assert answer.status >= 400
        holds(schema, path, method, answer)
