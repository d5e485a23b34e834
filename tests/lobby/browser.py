"""A browser for tests: keeps cookies, sends the CSRF token, speaks JSON."""

from __future__ import annotations

import json
import secrets
from typing import Any

from django.test import Client

from games.models import Match
from lobby.models import Player


class Answer:
    """A status and what came with it."""

    def __init__(self, response: Any) -> None:
        self.status = response.status_code
        self.headers = response.headers
        self.json: Any = json.loads(response.content) if response.content else None

    def __getitem__(self, key: str) -> Any:
        return self.json[key]

    @property
    def code(self) -> str:
        """The code of a refusal; it must come with a sentence for people."""
        assert self.status >= 400, self.json
        assert self.json["sentence"].endswith((".", "!", "?")), self.json
        return str(self.json["code"])


class Browser:
    """Somebody's browser."""

    def __init__(self, **headers: Any) -> None:
        self.client = Client(enforce_csrf_checks=True, **headers)

    def become(self, name: str = "") -> Browser:
        """Play as a guest of that name."""
        self.get("/api/me")
        made = self.post("/api/me/guest", {"name": name})
        assert made.status == 201, made.json
        return self

    def get(self, path: str) -> Answer:
        """Send a GET."""
        return Answer(self.client.get(path))

    def post(self, path: str, body: Any = None) -> Answer:
        """Send a POST with the token."""
        return self._send("post", path, body)

    def patch(self, path: str, body: Any = None) -> Answer:
        """Send a PATCH with the token."""
        return self._send("patch", path, body)

    def delete(self, path: str) -> Answer:
        """Send a DELETE with the token."""
        return self._send("delete", path, None)

    def _send(self, method: str, path: str, body: Any) -> Answer:
        return Answer(self.raw(method.upper(), path, json.dumps(body or {})))

    def raw(self, method: str, path: str, body: str | bytes) -> Any:
        """Return Django's answer to any body, said to be JSON, with the token."""
        cookie = self.client.cookies.get("csrftoken")
        headers = {"X-CSRFToken": cookie.value} if cookie else {}
        return self.client.generic(method, path, body, content_type="application/json", headers=headers)

    @property
    def player(self) -> Player:
        """Return the player of this browser, from the database."""
        return Player.objects.get(public_id=self.get("/api/me")["player"]["id"])

    def opens(self, **settings: Any) -> str:
        """Open a table and give the salt. Return its id."""
        made = self.post("/api/tables", settings)
        assert made.status == 201, made.json
        self.joins(made["id"])
        return str(made["id"])

    def joins(self, table: str, **more: Any) -> Answer:
        """Sit down with a salt of its own."""
        return self.post(f"/api/tables/{table}/join", {"salt": secrets.token_hex(16), **more})

    def starts(self, table: str) -> Match:
        """Add a bot and start. Return the match."""
        assert self.post(f"/api/tables/{table}/bots", {"level": "greedy"}).status == 200
        return Match.objects.get(public_id=self.post(f"/api/tables/{table}/start")["match"])

    def sees(self, table: str) -> Answer:
        """Look at a table."""
        return self.get(f"/api/tables/{table}")
