"""The OpenAPI description, held against real answers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.lobby.browser import Browser
from tests.openapi import description, validate

pytestmark = pytest.mark.django_db
Guest = Callable[..., Browser]

PAIR = ["bridges-castles-bazaars", "drawbridges"]


def holds(path: str, method: str, answer: Any) -> None:
    validate(path, method, answer.status, answer.json)


PUSH = {"endpoint": "https://push.example.org/1", "keys": {"p256dh": "BA", "auth": "AA"}}


def test_every_call_of_the_lobby_is_described() -> None:
    described = {
        path
        for path in description()["paths"]
        if not path.startswith(("/api/matches", "/api/records", "/api/schema"))
    }
    assert described == {
        "/api/me", "/api/me/guest", "/api/setup", "/api/lobby", "/api/quick", "/api/tables",
        "/api/me/favourites", "/api/me/favourites/{favourite_id}", "/api/tables/{table_id}/favourite",
        "/api/rules", "/api/rules/{name}",
        "/api/tables/{table_id}", "/api/tables/{table_id}/tiles", "/api/tables/{table_id}/interactions",
        "/api/tables/{table_id}/join", "/api/tables/{table_id}/leave", "/api/tables/{table_id}/start",
        "/api/tables/{table_id}/close", "/api/tables/{table_id}/bots", "/api/tables/{table_id}/bots/{seat}",
        "/api/tables/{table_id}/removed/{player}", "/api/tables/{table_id}/watch",
        "/api/tables/{table_id}/seats/{seat}",
        "/api/tables/{table_id}/companions", "/api/tables/{table_id}/companions/{seat}",
        "/api/me/people", "/api/me/people/{player_id}", "/api/players/{player_id}", "/api/reports",
        "/api/lessons", "/api/lessons/{name}", "/api/lessons/{name}/actions", "/api/lessons/{name}/claims",
        "/api/lessons/{name}/feature", "/api/lessons/{name}/outcome",
        "/api/puzzles", "/api/puzzles/{name}", "/api/puzzles/{name}/actions", "/api/puzzles/{name}/claims",
        "/api/puzzles/{name}/feature", "/api/puzzles/{name}/outcome", "/api/puzzles/{name}/solution",
        "/api/me/alerts", "/api/me/alerts/browsers", "/api/me/alerts/browsers/{browser_id}",
        "/api/alerts/off/{token}", "/api/me/statistics", "/api/players/{player_id}/statistics",
        "/api/me/export", "/api/me/export/copy", "/api/me/export/file",
        "/api/me/delete", "/api/me/notices/{notice_id}", "/api/privacy",
    }  # fmt: skip


def test_answers_are_as_described(guest: Guest, stranger: Browser) -> None:
    ann, bob = guest("Ann"), guest("Bob")
    one = "/api/tables/{table_id}"
    holds("/api/me", "get", stranger.get("/api/me"))
    holds("/api/me/guest", "post", stranger.post("/api/me/guest"))
    holds("/api/me", "patch", ann.patch("/api/me", {"marks": {"shape": "circle"}}))
    holds("/api/setup", "get", ann.get("/api/setup"))
    made = ann.post("/api/tables", {"clock": {"kind": "bank", "bank": 600_000, "increment": 0}})
    holds("/api/tables", "post", made)
    table = made["id"]
    holds(f"{one}/join", "post", bob.joins(table))
    holds(f"{one}/bots", "post", ann.post(f"/api/tables/{table}/bots", {"level": "random"}))
    holds(f"{one}/companions", "post", ann.post(f"/api/tables/{table}/companions", {"name": "Ben"}))
    holds(f"{one}/companions/{{seat}}", "delete", ann.delete(f"/api/tables/{table}/companions/3"))
    holds(one, "get", stranger.sees(table))
    holds(f"{one}/tiles", "get", stranger.get(f"/api/tables/{table}/tiles"))
    holds(one, "patch", ann.patch(f"/api/tables/{table}", {"size": 3, "expansions": PAIR}))
    holds(f"{one}/interactions", "get", stranger.get(f"/api/tables/{table}/interactions"))
    kept = ann.post("/api/me/favourites", {"name": "Sunday", "table": table})
    holds("/api/me/favourites", "post", kept)
    holds("/api/me/favourites", "get", ann.get("/api/me/favourites"))
    other = ann.patch(f"/api/me/favourites/{kept['id']}", {"name": "Monday"})
    holds("/api/me/favourites/{favourite_id}", "patch", other)
    applied = ann.post(f"/api/tables/{table}/favourite", {"favourite": kept["id"]})
    holds(f"{one}/favourite", "post", applied)
    holds("/api/rules", "get", stranger.get("/api/rules"))
    holds("/api/rules/{name}", "get", stranger.get("/api/rules/base"))
    holds("/api/privacy", "get", stranger.get("/api/privacy"))
    holds("/api/me/alerts", "get", ann.get("/api/me/alerts"))
    holds("/api/me/alerts", "patch", ann.patch("/api/me/alerts", {"zone": "Europe/Berlin"}))
    friend = bob.player.public_id
    holds("/api/me/people", "post", ann.post("/api/me/people", {"player": friend, "kind": "muted"}))
    holds("/api/me/people", "get", ann.get("/api/me/people"))
    holds("/api/players/{player_id}", "get", ann.get(f"/api/players/{friend}"))
    holds("/api/reports", "post", ann.post("/api/reports", {"player": friend, "reason": "spam"}))
    holds("/api/lobby", "get", bob.get("/api/lobby"))
    holds(f"{one}/start", "post", ann.post(f"/api/tables/{table}/start"))
    holds("/api/quick", "post", ann.post("/api/quick", {"seats": 2}))
    holds("/api/lobby", "get", ann.get("/api/lobby"))
    holds("/api/quick", "delete", ann.delete("/api/quick"))


def test_refusals_are_as_described(guest: Guest, stranger: Browser) -> None:
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
        ("/api/me/alerts", "patch", ann.patch("/api/me/alerts", {"mail": True})),
        ("/api/me/alerts/browsers", "post", ann.post("/api/me/alerts/browsers", PUSH)),
        ("/api/me/alerts/browsers/{browser_id}", "delete", ann.delete("/api/me/alerts/browsers/1")),
        ("/api/alerts/off/{token}", "post", stranger.post("/api/alerts/off/x")),
        ("/api/lobby", "get", ann.get("/api/lobby?page=0")),
    ):
        assert answer.status >= 400
        holds(path, method, answer)
