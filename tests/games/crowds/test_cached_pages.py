"""What a cache between server and reader may keep: pages of listed matches, for everybody alike."""

from __future__ import annotations

from typing import Any

import pytest
from django.test import Client

from games.event_log.pages import compressed_page
from games.models import Match
from games.payloads import newest
from tests.games import play

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture(autouse=True)
def _short_pages(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("games.conf.EVENTS_IN_PAGE", 2)
    compressed_page.cache_clear()
    newest.forget()


def played(*, listed: bool) -> Match:
    """Return a match with a full page, and its first player."""
    match = play.running([play.seat("Ann"), play.seat("Bob")])
    Match.objects.filter(pk=match.pk).update(listed=listed)
    play.moves(match, 3)
    return match


def read(match: Match, name: str, reader: Any = None) -> Any:
    client = Client()
    if reader is not None:
        client.force_login(reader)
    return client.get(f"/api/matches/{match.public_id}/events/{name}")


@pytest.mark.parametrize(("name", "life"), [("1", "86400"), ("newest", "2")])
def test_page_of_a_listed_match_is_one_for_all(name: str, life: str) -> None:
    match = played(listed=True)
    ann = match.seats.get(index=0).player
    stranger, player = read(match, name), read(match, name, ann)
    assert stranger.content == player.content
    for answer in (stranger, player):
        assert answer["Cache-Control"] == f"public, max-age={life}"
        assert "Cookie" not in answer["Vary"]
        assert "Set-Cookie" not in answer.headers
        assert not answer.cookies


@pytest.mark.parametrize("name", ["1", "newest"])
def test_page_of_a_private_match_is_for_its_reader_alone(name: str) -> None:
    answer = read(played(listed=False), name)
    assert answer.status_code == 200  # everybody who knows the id may read it
    assert "private" in answer["Cache-Control"]
    assert "public" not in answer["Cache-Control"]


@pytest.mark.parametrize("name", ["2", "zzz"])
def test_refused_page_is_kept_by_nobody(name: str) -> None:
    answer = read(played(listed=True), name)
    assert answer.status_code in {404, 422}
    assert "max-age" not in answer.get("Cache-Control", "")
