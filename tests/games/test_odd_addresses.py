"""Ids that are none, in addresses, cookies and bodies: not found or refused, on either database."""

from __future__ import annotations

import json
from typing import Any

import pytest
from django.conf import settings
from django.test import Client

from tests.games import play
from tests.games.client import MatchClient, cookie

pytestmark = pytest.mark.django_db(transaction=True)

ODD = ("%00", "a%00b", "%ED%A0%80", "%FF", "x" * 300, "%F0%9F%8F%B0", "..%2f..", "%0a")


@pytest.mark.parametrize("odd", ODD)
def test_malformed_id_is_404(odd: str) -> None:
    for path in ("matches/{}", "matches/{}/events", "matches/{}/record", "matches/{}/offer", "tables/{}"):
        answer = Client().get("/api/" + path.format(odd))
        assert (answer.status_code, answer.json()["code"][:5]) == (404, "http."), path
    for path in ("tables/{}/join", "matches/{}/actions"):
        assert Client().post("/api/" + path.format(odd), "{}", "application/json").status_code == 404


@pytest.mark.parametrize("key", ["aaaaaaaa\\000bbbb", "aaaaaaaa\\355\\240\\200", "x" * 5000, "'; --aaaaaaaa"])
async def test_malformed_session_key_has_no_player(key: str) -> None:
    """A quoted cookie may carry any byte as an octal escape."""
    from realtime.db_threads import run_in_db_thread

    match = await run_in_db_thread("test", play.running)
    odd = f'{settings.SESSION_COOKIE_NAME}="{key}"'
    async with MatchClient(match.public_id, odd) as socket:
        assert (await socket.hello())["you"] == {"seat": None}


@pytest.mark.parametrize("key", ["aaaaaaaa\\000bbbb", "aaaaaaaa\\355\\240\\200", "x" * 5000])
def test_malformed_session_key_has_no_player_over_http(key: str) -> None:
    for path in ("/api/me", "/api/lobby", "/api/matches?mine=1"):
        answer = Client(headers={"cookie": f'{settings.SESSION_COOKIE_NAME}="{key}"'}).get(path)
        assert answer.status_code in {200, 401, 403, 422}, path


@pytest.mark.parametrize("letter", ["\x00", "\ud800", "\u202e"])
def test_invalid_characters_in_bodies_are_refused(letter: str) -> None:
    match = play.running()
    play.play_out(match)
    record: dict[str, Any] = json.loads(Client().get(f"/api/matches/{match.public_id}/record").content)
    bodies: list[dict[str, Any]] = [
        {**record, "actions": [{**record["actions"][0], "note": letter}]},
        {**record, "salts": [letter, letter]},
        {**record, "setup": {**record["setup"], "seats": [f"A{letter}nn", "Bob"]}},
        {**record, "seed": letter},
    ]
    for body in bodies:
        assert Client().post("/api/records", json.dumps(body), "application/json").status_code == 422


def test_invalid_characters_in_actions_are_refused() -> None:
    match = play.running()
    player = match.seats.get(index=0).player
    assert player is not None
    headers = {"cookie": cookie(player)}
    action = play.plain(play.legal(match)[0])
    for letter in ("\x00", "\ud800"):
        for odd in (
            {**action, "note": letter},
            {**action, letter: 1},
            {"type": letter},
            {**action, "x": letter},
        ):
            body = json.dumps({"id": "command-1", "number": 0, "action": odd})
            path = f"/api/matches/{match.public_id}/actions"
            answer = Client(headers=headers).post(path, body, "application/json")
            assert answer.status_code in {400, 422}, odd
    for query in ("tile=%00", "tile=%ED%A0%80"):
        assert Client().get(f"/api/matches/{match.public_id}/tryout?{query}").status_code in {400, 422}
    assert Client().get(f"/api/tables/abc?invite=%00{'x' * 3000}").status_code == 404


DEEP = "[" * 30_000  # within the size, and more than any reader of JSON follows
CALLS = ("tables", "quick", "matches/abc/actions", "records")


@pytest.mark.parametrize(
    "path", [*(f"/api/{call}" for call in CALLS), "/api/me/guest", "/_allauth/browser/v1/auth/login"]
)
def test_json_that_is_nested_too_deeply_is_refused(path: str) -> None:
    somebody = {"cookie": cookie(play.player("Ann"))} if path.removeprefix("/api/") in CALLS else {}
    answer = Client(headers=somebody).post(path, DEEP, "application/json")
    assert (answer.status_code, "deeply" in answer.json()["sentence"]) == (400, True)


def test_too_large_body_is_refused() -> None:
    headers = {"cookie": cookie(play.player("Ann"))}
    large = json.dumps({"name": "A" * 64 * 1024})
    for path in CALLS[:-1]:
        answer = Client(headers=headers).post(f"/api/{path}", large, "application/json")
        assert (answer.status_code, answer.json()["code"]) == (413, "http.size"), path
    assert Client(headers=headers).patch("/api/me", large, "application/json").status_code == 413


@pytest.mark.parametrize("page", ["0", "-1", "1.5", "x", "000001" + "9" * 30, "100000" + "9" * 5000, "²"])
def test_malformed_page_number_is_refused(page: str) -> None:
    for path in ("lobby", "matches"):
        answer = Client().get(f"/api/{path}", {"page": page})
        assert answer.status_code == 400, path
