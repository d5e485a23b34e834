"""A guest with a session at the HTTP API, who sets up what is measured."""

from __future__ import annotations

import http.cookiejar
import json
import urllib.error
import urllib.request
from typing import Any


class Guest:
    """A guest of a running Bastide. A call that is refused raises RuntimeError with the server's words."""

    def __init__(self, address: str, name: str) -> None:
        self.address = address
        self.cookies = http.cookiejar.CookieJar()
        self.opener = urllib.request.build_opener(
            urllib.request.ProxyHandler({}), urllib.request.HTTPCookieProcessor(self.cookies)
        )
        self.call("GET", "/api/me")
        self.call("POST", "/api/me/guest", {"name": name})

    def call(self, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
        """Return the JSON answer to one call."""
        data = json.dumps(body or {}).encode() if method != "GET" else None
        token = next((cookie.value or "" for cookie in self.cookies if cookie.name == "csrftoken"), "")
        headers = {"Content-Type": "application/json", "X-CSRFToken": token, "Origin": self.address}
        request = urllib.request.Request(f"{self.address}{path}", data, headers, method=method)  # noqa: S310
        try:
            with self.opener.open(request, timeout=20) as answer:
                return json.loads(answer.read() or b"null")
        except urllib.error.HTTPError as error:
            with error:
                raise RuntimeError(f"{method} {path}: {error.code} {error.read()[:400]!r}") from error

    def cookie(self) -> str:
        """Return the Cookie header of this guest's browser."""
        return "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.cookies)


def open_match(address: str, guests: list[Guest] | None = None) -> tuple[str, list[Guest]]:
    """Return the id of a running match without a clock, and its two guests: new ones if none are given."""
    guests = guests or [Guest(address, "Ann"), Guest(address, "Bob")]
    table = guests[0].call("POST", "/api/tables", {"size": 2, "clock": {"kind": "none"}})
    guests[1].call("POST", f"/api/tables/{table['id']}/join", {"salt": "00" * 16})
    started = guests[0].call("POST", f"/api/tables/{table['id']}/start")
    return str(started["match"]), guests
