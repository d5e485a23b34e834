"""Pages before their scripts run: status, head, and what a link to a match shows."""

from __future__ import annotations

import html
import re

import pytest
from django.db import OperationalError
from django.test import Client, RequestFactory

from games import payloads
from games.models import Match
from tests.games import play
from tests.games.analyses.scene import finished
from tools import ROOT
from web.pages.words import CATALOGUES
from web.views import frontend

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.usefixtures("built")]


def head(path: str, status: int = 200, language: str = "en") -> dict[str, str]:
    """Title, status and tags of a page."""
    answer = Client(headers={"accept-language": language}).get(path)
    assert answer.status_code == status, path
    text = answer.content.decode()
    assert '<div id="app">' in text
    found = re.findall(r'<meta (?:name|property)="([^"]+)" content="([^"]*)"', text)
    title = re.search("<title>(.*?)</title>", text)
    assert title
    return {"title": html.unescape(title[1]), **{key: html.unescape(value) for key, value in found}}


def test_source_of_the_page_has_one_place_for_its_head() -> None:
    assert len(frontend.HEAD.findall((ROOT / "frontend" / "index.html").read_text(encoding="utf-8"))) == 1


def test_catalogues_have_the_same_keys() -> None:
    assert {frozenset(catalogue) for catalogue in CATALOGUES.values()} == {frozenset(CATALOGUES["en"])}


@pytest.mark.parametrize(
    "path",
    [
        *("/", "/about", "/privacy", "/me", "/rules", "/rules/base", "/account", "/account/reset/k-1"),
        *("/lessons", "/lesson/roads", "/puzzles"),
    ],
)
def test_known_pages_answer_with_a_title_of_their_own(path: str) -> None:
    assert head(path)["title"]


@pytest.mark.parametrize(
    "path",
    [
        "/nothing",
        "/about/more",
        "/match",
        "/match/a2b3c4d5e6",
        "/replay/a2b3c4d5e6",
        "/player/a2b3c4d5e6",
        "/rules/nonsense",
        "/match/%00",
        "/account/nothing",
    ],
)
def test_unknown_pages_are_the_same_page_with_404(path: str) -> None:
    found = head(path, status=404)
    assert found["title"] == "Nothing here · Bastide"
    assert found["robots"] == "noindex"


def test_slash_at_the_end_leads_to_the_page_and_never_to_another_site() -> None:
    assert Client().get("/about/?a=1").headers["Location"] == "/about?a=1"
    assert (
        frontend.without_slash(RequestFactory().get("/"), "//example.org").headers["Location"]
        == "/example.org"
    )


def test_title_is_in_the_language_of_the_browser() -> None:
    assert head("/rules", language="de-DE,de;q=0.9")["title"] == "Die Regeln · Bastide"
    assert head("/rules", language="pl")["title"] == "Zasady · Bastide"
    assert head("/rules", language="fr")["title"] == "The rules · Bastide"


def test_link_to_a_match_names_players_and_shows_its_board() -> None:
    match = play.running([{**play.seat("Ann"), "name": 'A<"nn'}, play.seat("Bob")])
    play.moves(match, 6)
    found = head(f"/match/{match.public_id}")
    assert found["title"] == found["og:title"] == 'A<"nn and Bob · Bastide'
    assert found["twitter:card"] == "summary_large_image"
    number = play.fresh(match).number
    assert found["og:image"] == f"http://testserver/pictures/{match.public_id}/{number}.png"


def test_replay_shows_the_end_only_where_the_link_leads_to_it() -> None:
    match = play.play_out(play.running())
    path = f"/replay/{match.public_id}"
    scores = [str(seat.score) for seat in match.seats.order_by("index")]
    assert head(path)["title"] == "Ann and Bob · Bastide"
    assert head(f"{path}?n={match.number}")["title"] == f"Ann {scores[0]} and Bob {scores[1]} · Bastide"
    assert head(f"{path}?n=4")["og:image"].endswith("/4.png")


@pytest.mark.parametrize("language", CATALOGUES)
def test_link_to_an_analysis_shows_the_chances_under_the_board(language: str) -> None:
    match = finished()
    path = f"/replay/{match.public_id}"
    found = head(f"{path}?n=4&analysis=1", language=language)
    picture = f"http://testserver/pictures/{match.public_id}"
    assert found["og:image"] == f"{picture}/4/analysis.png"
    assert found["twitter:card"] == "summary_large_image"
    assert found["og:description"] == CATALOGUES[language]["analysis"].format(moves=4)
    assert head(f"{path}?analysis=start")["og:image"] == f"{picture}/{match.number}/analysis.png"
    assert head(f"{path}?n=999&analysis=1")["og:image"] == f"{picture}/{match.number}/analysis.png"


def test_link_to_an_analysis_of_a_match_that_goes_on_or_is_private_shows_none() -> None:
    match = play.running()
    play.moves(match, 4)
    address = f"/replay/{match.public_id}?n=2&analysis=1"
    assert head(address)["og:image"].endswith(f"/pictures/{match.public_id}/2.png")
    hidden = finished(listed=False)
    assert "pictures" not in head(f"/replay/{hidden.public_id}?n=2&analysis=1")["og:image"]


def test_private_match_shows_nothing_to_a_stranger() -> None:
    match = play.running()
    Match.objects.filter(pk=match.pk).update(listed=False)
    for path in (f"/match/{match.public_id}", f"/replay/{match.public_id}?n=0"):
        found = head(path)
        assert found["title"] == "Game · Bastide"
        assert found["robots"] == "noindex"
        assert "pictures" not in found["og:image"]
    assert Client().get(f"/pictures/{match.public_id}/0.png").status_code == 404
    assert match.public_id not in Client().get("/sitemap.xml").content.decode()


def test_page_of_a_match_comes_without_the_database(monkeypatch: pytest.MonkeyPatch) -> None:
    def away(_match_id: str) -> Match:
        raise OperationalError("no connection")

    monkeypatch.setattr(payloads, "listed_match", away)
    assert head("/match/a2b3c4d5e6")["robots"] == "noindex"


def test_sitemap_and_robots_name_public_pages_only() -> None:
    match = play.play_out(play.running())
    places = Client().get("/sitemap.xml")
    assert places.status_code == 200
    assert f"http://testserver/replay/{match.public_id}" in places.content.decode()
    robots = Client().get("/robots.txt").content.decode()
    assert "Sitemap: http://testserver/sitemap.xml" in robots
    assert "Disallow: /api/" in robots
